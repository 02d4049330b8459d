package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.results.simulate.Machine;
import org.xmlbench.results.simulate.SimulatedFork;
import org.xmlbench.results.simulate.World;

/**
 * The rules of other tools, on the best data that they could have: ten forks of each arm,
 * interleaved as in this gate. All but the threshold put the iterations of all forks into one
 * sample.
 */
enum CommonRule implements Rule {
  /** Student's t-test of iterations with unequal variances, two-sided 5 %. */
  POOLED_T(0.025) {
    @Override
    boolean slower(double[] baseline, double[] candidate) {
      double a = variance(baseline) / baseline.length;
      double b = variance(candidate) / candidate.length;
      double freedom =
          (a + b) * (a + b) / (a * a / (baseline.length - 1.0) + b * b / (candidate.length - 1.0));
      double t = (mean(candidate) - mean(baseline)) / Math.sqrt(a + b);
      return TDistribution.of(freedom).survivalProbability(t) < statedRate();
    }
  },

  /** Mann and Whitney's test of iterations, two-sided 5 %. */
  POOLED_MANN_WHITNEY(0.025) {
    @Override
    boolean slower(double[] baseline, double[] candidate) {
      double m = baseline.length;
      double n = candidate.length;
      double[] sorted = baseline.clone();
      Arrays.sort(sorted);
      double u = 0;
      for (double time : candidate) {
        int below = Arrays.binarySearch(sorted, time);
        u += below < 0 ? -below - 1 : below + 0.5;
      }
      double z = (u - m * n / 2) / Math.sqrt(m * n * (m + n + 1) / 12);
      return NormalDistribution.of(0, 1).survivalProbability(z) < statedRate();
    }
  },

  /** JMH's 99.9 % intervals do not overlap. */
  DISJOINT_JMH_INTERVALS(0.0005) {
    @Override
    boolean slower(double[] baseline, double[] candidate) {
      return mean(candidate) - error(candidate) > mean(baseline) + error(baseline);
    }

    private static double error(double[] times) {
      return TDistribution.of(times.length - 1.0).inverseSurvivalProbability(0.0005)
          * Math.sqrt(variance(times) / times.length);
    }
  },

  /** The means differ by more than 5 %. */
  RATIO_ABOVE_5_PERCENT(0) {
    @Override
    boolean slower(double[] baseline, double[] candidate) {
      return mean(candidate) / mean(baseline) > 1.05;
    }
  };

  private static final int BLOCKS = 10;

  private final double statedRate;

  CommonRule(double statedRate) {
    this.statedRate = statedRate;
  }

  /** How often an equal candidate is called slower, by the rule's own theory. */
  double statedRate() {
    return statedRate;
  }

  abstract boolean slower(double[] baseline, double[] candidate);

  private static int plannedForks(int cells) {
    return 2 * BLOCKS * cells;
  }

  @Override
  public Finding judge(World world, SplittableRandom random, double[] logRatios) {
    Machine machine = world.machine(random, plannedForks(logRatios.length));
    double[][][] iterations = new double[logRatios.length][2][BLOCKS * World.ITERATIONS];
    for (int block = 0; block < BLOCKS; block++) {
      for (int cell = 0; cell < logRatios.length; cell++) {
        SimulatedFork[] pair = machine.pair(logRatios[cell], block % 2 == 0);
        for (int arm = 0; arm < 2; arm++) {
          System.arraycopy(
              pair[arm].times(),
              0,
              iterations[cell][arm],
              block * World.ITERATIONS,
              World.ITERATIONS);
        }
      }
    }
    Verdict[] verdicts =
        IntStream.range(0, logRatios.length)
            .mapToObj(
                cell ->
                    slower(iterations[cell][0], iterations[cell][1])
                        ? Verdict.REGRESSED
                        : Verdict.PASS)
            .toArray(Verdict[]::new);
    return new Finding(verdicts, plannedForks(logRatios.length));
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double variance(double[] values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return squares / (values.length - 1);
  }
}
