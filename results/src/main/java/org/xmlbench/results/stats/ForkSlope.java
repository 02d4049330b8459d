package org.xmlbench.results.stats;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;

/**
 * How the time of an operation changed while a fork was measured: the slope of the straight line
 * through the logarithms of the measured iterations' thread CPU time per operation, by least
 * squares, against their middles on the wall clock of these iterations alone. A fork that still
 * becomes faster has a slope below 0. It is a rate: of a fork that was measured for half a second,
 * -4 % a second are 2 % from its beginning to its end.
 */
public final class ForkSlope {
  /** Two points have a slope, and no chance to be off it. */
  private static final int LEAST_ITERATIONS = 3;

  private static final double NANOS_PER_SECOND = 1e9;

  private ForkSlope() {}

  /**
   * Relative change a second: -0.01 is one per cent less time an operation after each second; empty
   * with fewer than three measured iterations, or where the CPU time of one is unknown.
   */
  public static Optional<Double> perSecond(ForkRecord fork) {
    List<Iteration> measured =
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .toList();
    return measured.size() < LEAST_ITERATIONS || !measured.stream().allMatch(ForkSlope::isKnown)
        ? Optional.empty()
        : Optional.of(slope(measured));
  }

  private static boolean isKnown(Iteration iteration) {
    return iteration.threadCpuNanos() != null
        && iteration.threadCpuNanos() > 0
        && iteration.operations() > 0
        && iteration.wallNanos() > 0;
  }

  private static double slope(List<Iteration> iterations) {
    int n = iterations.size();
    double[] seconds = new double[n];
    double[] logs = new double[n];
    double passed = 0;
    for (int i = 0; i < n; i++) {
      Iteration iteration = iterations.get(i);
      double length = iteration.wallNanos() / NANOS_PER_SECOND;
      seconds[i] = passed + length / 2;
      logs[i] = Math.log((double) iteration.threadCpuNanos() / iteration.operations());
      passed += length;
    }
    double middle = mean(seconds);
    double level = mean(logs);
    double products = 0;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      products += (seconds[i] - middle) * (logs[i] - level);
      squares += (seconds[i] - middle) * (seconds[i] - middle);
    }
    return products / squares;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
