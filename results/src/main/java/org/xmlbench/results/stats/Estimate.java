package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A figure and its interval.
 *
 * @param value the figure
 * @param low lower end of the interval; {@code null} where there is no interval
 * @param high upper end; {@code null} where there is no interval
 */
public record Estimate(double value, Double low, Double high) {
  private static final double MOST_FACTOR = 2;

  /** A figure without an interval. */
  public static Estimate of(double value) {
    return new Estimate(value, null, null);
  }

  /** The mean of independent values with Student's interval; one value has none. */
  public static Estimate ofMean(double[] values, double confidence) {
    int n = values.length;
    double mean = 0;
    for (double value : values) {
      mean += value / n;
    }
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return ofMoments(new Moments(n, mean, squares), confidence);
  }

  /**
   * The geometric mean of independent positive values with Student's interval on their logarithms:
   * no end of it is below 0, and that of the inverse values is the inverse.
   */
  public static Estimate ofGeometricMean(double[] values, double confidence) {
    return ofMean(Arrays.stream(values).map(Math::log).toArray(), confidence).map(Math::exp);
  }

  /** The arithmetic mean of values that are no longer stored, by their moments. */
  public static Estimate ofMoments(Moments values, double confidence) {
    long n = values.count();
    double mean = values.mean();
    if (n < 2) {
      return of(mean);
    }
    double t = TDistribution.of(n - 1).inverseCumulativeProbability(1 - (1 - confidence) / 2);
    double half = t * Math.sqrt(values.squares() / (n - 1) / n);
    return new Estimate(mean, mean - half, mean + half);
  }

  /** The figure on another scale. A falling scale swaps the ends. */
  public Estimate map(DoubleUnaryOperator scale) {
    double mapped = scale.applyAsDouble(value);
    if (low == null) {
      return of(mapped);
    }
    double a = scale.applyAsDouble(low);
    double b = scale.applyAsDouble(high);
    return new Estimate(mapped, Math.min(a, b), Math.max(a, b));
  }

  /** The same for a figure that cannot be below 0: an interval that reaches below is cut there. */
  public Estimate notBelowZero() {
    return low == null || low >= 0 ? this : new Estimate(value, 0.0, high);
  }

  /**
   * Half width of the interval over the figure: the number after a {@code ±}; empty where there is
   * no interval. Where the sides differ, as those of a ratio do, it is the longer one.
   */
  public Optional<Double> relativeHalfWidth() {
    return low == null
        ? Optional.empty()
        : Optional.of(Math.max(high - value, value - low) / value);
  }

  /**
   * Whether the ends of its interval differ by a factor of two at most. An interval that is wider
   * decides nothing: no subject that has one is called fastest.
   */
  @JsonIgnore
  public boolean isMeasuredWell() {
    return low == null || high <= MOST_FACTOR * low;
  }
}
