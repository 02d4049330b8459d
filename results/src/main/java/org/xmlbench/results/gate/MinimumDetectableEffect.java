package org.xmlbench.results.gate;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** The smallest slowdown that a test detects with a stated power. */
public final class MinimumDetectableEffect {
  /** The usual power: the default of the project. */
  public static final double POWER = 0.9;

  /** In standard deviations: the cells of a gate, and its simulations, ask for the same few. */
  private static final Map<List<Double>, Double> KNOWN = new ConcurrentHashMap<>();

  private MinimumDetectableEffect() {}

  /**
   * The slowdown that a one-sided t-test of block differences detects with the given power: exact
   * for normal differences, by Student's noncentral distribution. (The sum of two central
   * quantiles, see docs/methodology.md, overstates the power by three percentage points with 60
   * cells in stage 2.) It is the figure of one test alone; {@link GatePower} includes the
   * probability that a cell enters stage 2.
   *
   * @param sd standard deviation of the block differences (log ratios)
   * @param n blocks, at least two
   * @param alpha level of the test; errorRate / k where k cells are in stage 2
   * @param power probability of detection
   * @param margin the slowdown that the test allows, as ratio less 1
   * @return ratio less 1
   */
  public static double of(double sd, int n, double alpha, double power, double margin) {
    if (sd == 0) {
      return margin;
    }
    return Math.expm1(Math.log1p(margin) + known(n, alpha, power) * sd);
  }

  private static double known(int n, double alpha, double power) {
    return KNOWN.computeIfAbsent(
        List.of((double) n, alpha, power), question -> effect(n, alpha, power));
  }

  /** The same distance in standard deviations. */
  private static double effect(int n, double alpha, double power) {
    SampleSpread spread = SampleSpread.of(n);
    double critical = spread.critical(alpha);
    double guess =
        (critical + NormalDistribution.of(0, 1).inverseCumulativeProbability(power)) / Math.sqrt(n);
    return Root.of(effect -> spread.exceeding(effect, critical), power, guess);
  }
}
