package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.xmlbench.results.stats.GaussLegendre;
import org.xmlbench.results.stats.StudentT;

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
  private final double freedom;

  private final double low;
  private final double high;

  /** The values of s at which an expectation asks for its function, and their density. */
  private final double[] places;

  private final double[] density;

  private SampleSpread(int n) {
    this.n = n;
    this.freedom = n - 1.0;
    double reach = REACH / Math.sqrt(2 * freedom);
    this.low = Math.max(0, 1 - reach);
    this.high = 1 + reach;
    this.places = GaussLegendre.places(low, high, PANELS);
    // The density of s at 1, by which that at other values is found without a gamma function.
    double atOne = 2 * freedom * ChiSquaredDistribution.of(freedom).density(freedom);
    this.density = Arrays.stream(places).map(s -> density(s, atOne)).toArray();
  }

  /** The spread of n values, at least two. */
  static SampleSpread of(int n) {
    return new SampleSpread(n);
  }

  /** The expectation of {@code f} at s, in units of the true standard deviation. */
  double expectation(DoubleUnaryOperator f) {
    return GaussLegendre.integrateAt(
        place -> density[place] * f.applyAsDouble(places[place]), low, high, PANELS);
  }

  private double density(double s, double atOne) {
    return atOne * Math.exp((freedom - 1) * Math.log(s) - freedom * (s - 1) * (s + 1) / 2);
  }

  /**
   * The power of a one-sided t-test.
   *
   * @param effect distance of the truth from the hypothesis, in standard deviations
   */
  double power(double effect, double level) {
    return exceeding(effect, critical(level));
  }

  /** Probability that Student's statistic exceeds the critical value. */
  double exceeding(double effect, double critical) {
    double noncentrality = effect * Math.sqrt(n);
    return expectation(s -> normal(noncentrality - critical * s));
  }

  /** What Student's statistic exceeds with this probability while the hypothesis holds. */
  double critical(double level) {
    return StudentT.exceeded(freedom, level);
  }

  /** The normal distribution function. */
  static double normal(double z) {
    return NORMAL.cumulativeProbability(z);
  }
}
