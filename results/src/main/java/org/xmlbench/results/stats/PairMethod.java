package org.xmlbench.results.stats;

import java.util.Locale;

/** How all pairs of subjects are told apart, at one error rate for all of them together. */
public enum PairMethod {
  /** Tukey's intervals over the residuals of the randomised-block model. */
  TUKEY,
  /**
   * Student's tests on the block differences of each pair, with Holm's correction over all pairs:
   * where subjects vary so differently that one residual cannot stand for all of them. The
   * intervals are Bonferroni's, which hold for all pairs at once and are a little wider than the
   * tests.
   */
  HOLM;

  /** The name in JSON and tables. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
