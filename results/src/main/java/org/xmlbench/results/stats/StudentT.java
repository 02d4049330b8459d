package org.xmlbench.results.stats;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's t distribution. Its quantiles are found by a search, and gates, simulations and reports
 * ask for the same few again and again: at whole degrees of freedom each is computed once.
 */
public final class StudentT {
  private static final Map<List<Double>, Double> KNOWN = new ConcurrentHashMap<>();

  private StudentT() {}

  /**
   * The value that is exceeded with a probability.
   *
   * @param freedom degrees of freedom, positive
   * @param tail that probability
   */
  public static double exceeded(double freedom, double tail) {
    return freedom == Math.rint(freedom)
        ? KNOWN.computeIfAbsent(
            List.of(freedom, tail), key -> search(key.getFirst(), key.getLast()))
        : search(freedom, tail);
  }

  private static double search(double freedom, double tail) {
    return TDistribution.of(freedom).inverseSurvivalProbability(tail);
  }
}
