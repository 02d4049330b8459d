package org.xmlbench.results.gate;

import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.results.stats.GaussLegendre;

/**
 * How the standard deviation s of n normal values scatters around the true one. Mean and s are
 * independent, so what a t-test does when its hypothesis is false, Student's noncentral
 * distribution included, is an expectation over s of a normal probability.
 */
final class SampleSpread {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** The density is below 1e-9 of its peak beyond that many standard deviations of s. */
  private static final double REACH = 7;

  private static final int PANELS = 3;

  private final int n;
  private final ChiSquaredDistribution chiSquared;
  private final double low;
  private final double high;

  private SampleSpread(int n) {
    this.n = n;
    double freedom = n - 1.0;
    this.chiSquared = ChiSquaredDistribution.of(freedom);
    double reach = REACH / Math.sqrt(2 * freedom);
    this.low = Math.max(0, 1 - reach);
    this.high = 1 + reach;
  }

  /** The spread of n values, at least two. */
  static SampleSpread of(int n) {
    return new SampleSpread(n);
  }

  /** The expectation of {@code f} at s, in units of the true standard deviation. */
  double expectation(DoubleUnaryOperator f) {
    double freedom = n - 1.0;
    return GaussLegendre.integrate(
        s -> 2 * freedom * s * chiSquared.density(freedom * s * s) * f.applyAsDouble(s),
        low,
        high,
        PANELS);
  }

  /**
   * The power of a one-sided t-test.
   *
   * @param effect distance of the truth from the hypothesis, in standard deviations
   */
  double power(double effect, double level) {
    double critical = critical(level);
    double noncentrality = effect * Math.sqrt(n);
    return expectation(s -> normal(noncentrality - critical * s));
  }

  /** What Student's statistic exceeds with this probability while the hypothesis holds. */
  double critical(double level) {
    return TDistribution.of(n - 1.0).inverseSurvivalProbability(level);
  }

  /** The normal distribution function. */
  static double normal(double z) {
    return NORMAL.cumulativeProbability(z);
  }
}
