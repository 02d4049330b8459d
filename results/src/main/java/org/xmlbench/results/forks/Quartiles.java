package org.xmlbench.results.forks;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The quantiles at 25, 50 and 75 %, interpolated linearly between order statistics (type 7 of
 * Hyndman and Fan, Sample Quantiles in Statistical Packages, The American Statistician 50, 1996).
 *
 * @param low a quarter of the values is below it
 * @param middle the median
 * @param high a quarter of the values is above it
 */
record Quartiles(double low, double middle, double high) {
  private static final double QUARTER = 0.25;

  /** Of at least one value, in any order. */
  static Quartiles of(Collection<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return new Quartiles(at(sorted, QUARTER), at(sorted, 2 * QUARTER), at(sorted, 1 - QUARTER));
  }

  private static double at(double[] sorted, double probability) {
    double position = probability * (sorted.length - 1);
    int below = (int) position;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }

  /** The three of them, in that order, rounded for a chart. */
  List<Double> rounded() {
    return List.of(ChartNumber.of(low), ChartNumber.of(middle), ChartNumber.of(high));
  }
}
