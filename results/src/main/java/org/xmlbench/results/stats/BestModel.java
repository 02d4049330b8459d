package org.xmlbench.results.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/** How the subjects of one document compare with its fastest, where they may differ in blocks. */
final class BestModel {
  private final PairDifferences pairs;
  private final boolean[] mayBeBest;
  private final int best;
  private final double quantileLevel;

  /**
   * @param times logarithms of times: a row for each subject, a column for each block, NaN where
   *     the subject has none
   * @param mayBeBest which of them may be the fastest; one at least
   */
  BestModel(double[][] times, boolean[] mayBeBest) {
    this.pairs = new PairDifferences(times);
    this.mayBeBest = mayBeBest.clone();
    this.best = lowest(times);
    this.quantileLevel =
        (1 - Comparison.CONFIDENCE) / Math.max(1, times.length * (times.length - 1));
  }

  /** The one that none of the others precedes; by the plain means where there is no such one. */
  private int lowest(double[][] times) {
    int lowest = -1;
    for (int i = 0; i < times.length; i++) {
      if (mayBeBest[i] && !isPreceded(i)) {
        return i;
      }
      boolean isLower = lowest < 0 || mean(times[i]) < mean(times[lowest]);
      lowest = mayBeBest[i] && isLower ? i : lowest;
    }
    return lowest;
  }

  private boolean isPreceded(int i) {
    for (int other = 0; other < mayBeBest.length; other++) {
      if (other != i && mayBeBest[other] && pairs.mean(other, i) < 0) {
        return true;
      }
    }
    return false;
  }

  private static double mean(double[] times) {
    return Arrays.stream(times).filter(time -> !Double.isNaN(time)).average().orElse(Double.NaN);
  }

  int best() {
    return best;
  }

  /** Logarithm of the ratio to the fastest. */
  double difference(int subject) {
    return pairs.mean(subject, best);
  }

  /** Half the width of its interval; infinite where there is none. */
  double margin(int subject) {
    int n = pairs.common(subject, best);
    if (subject == best) {
      return 0;
    }
    if (n < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double freedom = Math.max(n - 1, (n - 1) * (pairs.subjects() - 1) / 2.0);
    double t = TDistribution.of(freedom).inverseSurvivalProbability(quantileLevel);
    return t * Math.sqrt(pooled() / n);
  }

  /** Variance of a block's difference, the same of all. */
  private double pooled() {
    double squares = 0;
    double freedom = 0;
    for (int a = 0; a < pairs.subjects(); a++) {
      for (int b = 0; b < a; b++) {
        int n = pairs.common(a, b);
        if (n > 1) {
          squares += (n - 1) * pairs.variance(a, b);
          freedom += n - 1;
        }
      }
    }
    return squares / freedom;
  }
}
