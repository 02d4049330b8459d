package org.xmlbench.results.gate;

import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.results.simulate.Machine;
import org.xmlbench.results.simulate.World;

/**
 * How long it takes to prove that one cell became 5 % slower, at the gate's error rate and margin:
 * by the gate, and by forks of JMH's default length judged by Welch's test of fork means. To JMH's
 * advantage its arms are interleaved as those of the gate, which JMH itself cannot do.
 *
 * @param world the machine, with measured variances where there are some
 * @param forkSeconds wall time of a fork of the gate
 */
record TimeToVerdict(World world, GateSettings settings, double forkSeconds) {
  /** Five warm-up and five measured iterations of 10 s. */
  static final double JMH_FORK_SECONDS = 100;

  /** Forks an arm by default. */
  static final int JMH_FORKS = 5;

  private static final double SLOWDOWN = Math.log(1.05);
  private static final int RUNS = 1000;
  private static final int MOST_FORKS = 200;

  /** What the gate needs and finds. */
  record Gate(double power, double seconds) {}

  /** The gate of one cell, without sentinels. */
  Gate gate() {
    var rule = new SimulatedGate(settings);
    var random = new SplittableRandom(30);
    int found = 0;
    long forks = 0;
    for (int run = 0; run < RUNS; run++) {
      Rule.Finding finding = rule.judge(world, random, new double[] {SLOWDOWN});
      found += finding.count(Verdict.REGRESSED);
      forks += finding.forks();
    }
    return new Gate((double) found / RUNS, forks * forkSeconds / RUNS);
  }

  /** Seconds of JMH's default configuration, both arms, whatever they can prove. */
  static double jmhDefaultSeconds() {
    return 2 * JMH_FORKS * JMH_FORK_SECONDS;
  }

  /** Seconds until JMH's forks, judged with the same error rate, have that power. */
  double welchSeconds(double power) {
    int forks = 2;
    while (welchPower(forks) < power) {
      forks++;
      if (forks > MOST_FORKS) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return 2 * forks * JMH_FORK_SECONDS;
  }

  /** Power of Welch's test of fork means with that number of forks an arm. */
  double welchPower(int forks) {
    var random = new SplittableRandom(31);
    int found = 0;
    for (int run = 0; run < RUNS; run++) {
      Machine machine = world.machine(random, 2 * forks);
      double[] baseline = new double[forks];
      double[] candidate = new double[forks];
      for (int i = 0; i < forks; i++) {
        var pair = machine.pair(SLOWDOWN, i % 2 == 0);
        baseline[i] = pair[0].logMean();
        candidate[i] = pair[1].logMean();
      }
      found += slower(BlockDifferences.of(baseline), BlockDifferences.of(candidate)) ? 1 : 0;
    }
    return (double) found / RUNS;
  }

  private boolean slower(BlockDifferences baseline, BlockDifferences candidate) {
    double a = baseline.sd() * baseline.sd() / baseline.n();
    double b = candidate.sd() * candidate.sd() / candidate.n();
    double freedom = (a + b) * (a + b) / ((a * a + b * b) / (baseline.n() - 1));
    double t = (candidate.mean() - baseline.mean() - settings.logMargin()) / Math.sqrt(a + b);
    return TDistribution.of(freedom).survivalProbability(t) <= settings.errorRate();
  }
}
