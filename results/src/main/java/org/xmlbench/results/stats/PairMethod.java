package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;

/** How all pairs of subjects are distinguished, at one error rate for all of them together. */
public enum PairMethod implements Labelled {
  /**
   * Tukey's intervals over the residuals of the randomised-block model: of two subjects, of which
   * they are Student's interval of the block differences.
   */
  TUKEY("Student's interval of the two's paired differences"),
  /** Student's intervals, each pair's own, and Bonferroni's correction: of three subjects. */
  STUDENT("Student's intervals, each pair's own, and Bonferroni's correction over all pairs"),
  /**
   * Student's intervals with {@linkplain ModeratedVariances moderated variances}, each pair's own,
   * and Bonferroni's correction over all pairs: of four subjects or more.
   */
  MODERATED(
      "Student's intervals with moderated variances, each pair's own, and Bonferroni's correction"
          + " over all pairs"),
  /** Comparisons with the best: {@link BestModel}. */
  BEST(
      "Student's intervals with moderated variances, each pair's own, and Bonferroni's correction"
          + " over the pairs with a subject that may be the fastest");

  private static final double NOMINAL = 0.05;
  private static final double FEW_MODERATED = 0.025;
  private static final double MANY_MODERATED = 0.04;
  private static final int MANY = 9;

  private final String text;

  PairMethod(String text) {
    this.text = text;
  }

  /** How that many subjects, two at least, are distinguished. */
  static PairMethod of(int subjects) {
    return subjects == 2 ? TUKEY : subjects == 3 ? STUDENT : MODERATED;
  }

  /**
   * The level at which the method is applied to that many subjects, so that it separates any of
   * equal subjects in at most 5 % of documents. Of moderated variances that is found by simulation,
   * with subjects of which one, or half, spread three to ten times as far as the others.
   */
  double level(int subjects) {
    return this != MODERATED ? NOMINAL : subjects < MANY ? FEW_MODERATED : MANY_MODERATED;
  }

  public String text() {
    return text;
  }
}
