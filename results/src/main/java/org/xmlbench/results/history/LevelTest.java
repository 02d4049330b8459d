package org.xmlbench.results.history;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Whether two neighbouring stretches of a series have different means: Welch's test, with a floor
 * under both variances.
 *
 * <p>A single spike of height S in a stretch of m values moves its mean by S/m and the standard
 * error of that mean by as much, so |t| is at most about 1 however high it is: a spike alone never
 * counts as a change. Student's pooled variance has not this property. The floor is the noise from
 * one value to the next; without it, among many short stretches one is found whose values agree by
 * chance.
 */
final class LevelTest {
  /** Median of the absolute value of a standard normal variable. */
  private static final double NORMAL_MEDIAN = 0.674_489_750_196_082;

  /** Differences of logarithms below this are rounding: no clock resolves a part in 10⁹. */
  private static final double RESOLUTION = 1e-9;

  private final double[] values;
  private final double floor;

  /** A test of a series of logarithms. */
  LevelTest(double[] values) {
    this.values = values;
    this.floor = Math.max(RESOLUTION, noise(values));
  }

  /**
   * Standard deviation of a value, from the median difference of neighbours, so that neither steps
   * nor spikes count; 0 for fewer than two values.
   */
  static double noise(double[] values) {
    int n = values.length - 1;
    if (n < 1) {
      return 0;
    }
    double[] steps = new double[n];
    for (int i = 0; i < n; i++) {
      steps[i] = Math.abs(values[i + 1] - values[i]);
    }
    Arrays.sort(steps);
    double median = (steps[(n - 1) / 2] + steps[n / 2]) / 2;
    return median / NORMAL_MEDIAN / Math.sqrt(2);
  }

  /** Mean of the values from {@code from} to before {@code to}. */
  double mean(int from, int to) {
    double mean = 0;
    for (int i = from; i < to; i++) {
      mean += values[i] / (to - from);
    }
    return mean;
  }

  /**
   * Two-sided probability of so different means without a change.
   *
   * @param from start of the first stretch, of at least two values
   * @param split its end, and the start of the second
   * @param to end of the second, of at least two values
   */
  double probability(int from, int split, int to) {
    double difference = Math.abs(mean(from, split) - mean(split, to));
    int before = split - from;
    int after = to - split;
    double errorBefore = variance(from, split) / before;
    double errorAfter = variance(split, to) / after;
    double square = errorBefore + errorAfter;
    double freedom =
        square
            * square
            / (errorBefore * errorBefore / (before - 1) + errorAfter * errorAfter / (after - 1));
    return 2 * TDistribution.of(freedom).survivalProbability(difference / Math.sqrt(square));
  }

  private double variance(int from, int to) {
    double mean = mean(from, to);
    double squares = 0;
    for (int i = from; i < to; i++) {
      squares += (values[i] - mean) * (values[i] - mean);
    }
    return Math.max(floor * floor, squares / (to - from - 1));
  }
}
