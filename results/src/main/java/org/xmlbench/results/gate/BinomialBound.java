package org.xmlbench.results.gate;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * The exact bounds of a probability of which only counts are known (Clopper and Pearson, Biometrika
 * 26, 1934): they hold at least as often as promised, whatever the probability.
 */
public final class BinomialBound {
  private BinomialBound() {}

  /**
   * The one-sided upper bound.
   *
   * @param hits how often it happened
   * @param trials of how many; without a trial everything is possible: 1
   * @param level probability that the truth is beyond it: 0.05 makes a bound of 95 %
   * @throws IllegalArgumentException if the counts have no sense
   */
  public static double upper(int hits, int trials, double level) {
    if (hits < 0 || hits > trials) {
      throw new IllegalArgumentException(hits + " hits of " + trials);
    }
    return hits == trials
        ? 1
        : BetaDistribution.of(hits + 1.0, trials - hits).inverseSurvivalProbability(level);
  }
}
