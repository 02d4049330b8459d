package org.xmlbench.results.stats;

import java.util.Locale;

/** How all pairs of subjects are distinguished, at one error rate for all of them together. */
public enum PairMethod {
  /** Tukey's intervals over the residuals of the randomised-block model: of two subjects. */
  TUKEY("Tukey's intervals over the residuals of all blocks"),
  /**
   * Student's intervals with {@linkplain ModeratedVariances moderated variances}, each pair's own,
   * and Bonferroni's correction over all pairs.
   */
  MODERATED(
      "Student's intervals with moderated variances, each pair's own, and Bonferroni's correction"
          + " over all pairs");

  private final String text;

  PairMethod(String text) {
    this.text = text;
  }

  /** The method in words. */
  public String text() {
    return text;
  }

  /** The name in JSON and tables. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
