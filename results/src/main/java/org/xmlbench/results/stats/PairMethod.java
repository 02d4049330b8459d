package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;

/** How all pairs of subjects are distinguished, at one error rate for all of them together. */
public enum PairMethod implements Labelled {
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
}
