package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.numbers.gamma.LogGamma;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Distribution of the studentised range: the range of {@code groups} independent standard normal
 * means over an independent estimate of their standard deviation. Tukey's intervals for all pairs
 * of means use its quantiles.
 *
 * <p>Computed by numerical integration of its definition (Lund &amp; Lund, Applied Statistics 32,
 * 1983, algorithm AS 190, states the integrals).
 *
 * @param groups number of means, at least 2
 * @param degreesOfFreedom of the estimate of the standard deviation, at least 1
 */
public record StudentizedRange(int groups, double degreesOfFreedom) {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final double NORMAL_RANGE = 8.5;
  private static final int INNER_PANELS = 6;
  private static final int OUTER_PANELS = 6;

  /** Of the least of the values, at each place of the inner integral: it is the same for all. */
  private static final double[] PLACES =
      GaussLegendre.places(-NORMAL_RANGE, NORMAL_RANGE, INNER_PANELS);

  private static final double[] DENSITY = Arrays.stream(PLACES).map(NORMAL::density).toArray();
  private static final double[] BELOW =
      Arrays.stream(PLACES).map(NORMAL::cumulativeProbability).toArray();

  private static final double SCALE_RANGE = 9;
  private static final double SATURATION = 12;
  private static final double NEGLIGIBLE = 1e-18;
  private static final double TOLERANCE = 1e-10;
  private static final int MAX_STEPS = 200;

  /** Quantiles at whole degrees of freedom: reports and simulations ask for the same ones again. */
  private static final Map<List<Double>, Double> KNOWN = new ConcurrentHashMap<>();

  public StudentizedRange {
    if (groups < 2 || !(degreesOfFreedom >= 1)) {
      throw new IllegalArgumentException(
          "needs at least 2 groups and 1 degree of freedom, not %d and %s"
              .formatted(groups, degreesOfFreedom));
    }
  }

  /** The quantile, computed once for each whole number of degrees of freedom. */
  static double quantile(int groups, double degreesOfFreedom, double p) {
    StudentizedRange range = new StudentizedRange(groups, degreesOfFreedom);
    return degreesOfFreedom == Math.rint(degreesOfFreedom)
        ? KNOWN.computeIfAbsent(
            List.of((double) groups, degreesOfFreedom, p), key -> range.quantile(p))
        : range.quantile(p);
  }

  /** The probability that the studentised range is at most {@code q}. */
  public double cumulativeProbability(double q) {
    if (q <= 0) {
      return 0;
    }
    double spread = SCALE_RANGE / Math.sqrt(2 * degreesOfFreedom);
    double low = Math.max(0, 1 - spread);
    double high = 1 + spread;
    // Below the split the range's probability rises from 0 to 1; above, it hardly moves.
    double split = Math.clamp(SATURATION / q, low, high);
    return Math.min(1, scaled(q, low, split) + scaled(q, split, high));
  }

  private double scaled(double q, double low, double high) {
    return low >= high
        ? 0
        : GaussLegendre.integrate(
            s -> {
              double density = scaleDensity(s);
              return density < NEGLIGIBLE ? 0 : density * rangeProbability(q * s);
            },
            low,
            high,
            OUTER_PANELS);
  }

  /** The value that the studentised range exceeds with probability {@code 1 - p}. */
  public double quantile(double p) {
    if (!(p > 0 && p < 1)) {
      throw new IllegalArgumentException("the probability must be between 0 and 1, not " + p);
    }
    double low = 0;
    double high = 4;
    double lowError = -p;
    double highError = cumulativeProbability(high) - p;
    while (highError < 0) {
      low = high;
      lowError = highError;
      high *= 2;
      highError = cumulativeProbability(high) - p;
    }
    // The Illinois method: false position that halves the error of an end that stays.
    for (int step = 0; step < MAX_STEPS && high - low > TOLERANCE * high; step++) {
      double next = (low * highError - high * lowError) / (highError - lowError);
      double error = cumulativeProbability(next) - p;
      if (Math.abs(error) < TOLERANCE) {
        return next;
      }
      if (error > 0) {
        high = next;
        highError = error;
        lowError /= 2;
      } else {
        low = next;
        lowError = error;
        highError /= 2;
      }
    }
    return (low + high) / 2;
  }

  /** Density of the estimated standard deviation over the true one. */
  private double scaleDensity(double s) {
    if (s <= 0) {
      return 0;
    }
    double half = degreesOfFreedom / 2;
    return Math.exp(
        Math.log(2)
            + half * Math.log(half)
            - LogGamma.value(half)
            + (degreesOfFreedom - 1) * Math.log(s)
            - half * s * s);
  }

  /** The probability that the range of standard normal values is at most {@code w}. */
  private double rangeProbability(double w) {
    return groups
        * GaussLegendre.integrateAt(
            place ->
                DENSITY[place]
                    * Math.pow(
                        BELOW[place] - NORMAL.cumulativeProbability(PLACES[place] - w), groups - 1),
            -NORMAL_RANGE,
            NORMAL_RANGE,
            INNER_PANELS);
  }
}
