package org.xmlbench.results.stats;

import java.util.List;

/** Welch's interval of the difference of two means (Biometrika 34, 1947). */
final class WelchDifference {
  private WelchDifference() {}

  /**
   * Mean log of {@code b} minus mean log of {@code a}, with its interval at {@link
   * Comparison#CONFIDENCE}; without one where a side has a single value.
   *
   * @param a positive values, at least one
   * @param b positive values, at least one
   */
  static Estimate ofLogs(List<Double> a, List<Double> b) {
    Sample first = Sample.ofLogs(a);
    Sample second = Sample.ofLogs(b);
    double difference = second.mean() - first.mean();
    if (a.size() < 2 || b.size() < 2) {
      return Estimate.of(difference);
    }
    double variance = first.varianceOfMean() + second.varianceOfMean();
    double margin = 0;
    if (variance > 0) {
      double freedom = variance * variance / (first.squarePerFreedom() + second.squarePerFreedom());
      margin = StudentT.exceeded(freedom, (1 - Comparison.CONFIDENCE) / 2) * Math.sqrt(variance);
    }
    return new Estimate(difference, difference - margin, difference + margin);
  }

  private record Sample(int size, double mean, double varianceOfMean) {
    static Sample ofLogs(List<Double> values) {
      double[] logs = values.stream().mapToDouble(Math::log).toArray();
      double mean = 0;
      for (double log : logs) {
        mean += log / logs.length;
      }
      double squares = 0;
      for (double log : logs) {
        squares += (log - mean) * (log - mean);
      }
      return new Sample(logs.length, mean, squares / Math.max(1, logs.length - 1) / logs.length);
    }

    double squarePerFreedom() {
      return varianceOfMean * varianceOfMean / (size - 1);
    }
  }
}
