package org.xmlbench.core.record;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How the time of an operation changed while a fork was measured: the slope of the straight line
 * through the logarithms of the measured iterations' thread CPU time per operation, against their
 * middles on the wall clock of these iterations alone. It is the median of the slopes of all pairs
 * of iterations, which a few disturbed ones do not move (Theil 1950; Sen, JASA 63, 1968). A fork
 * that still becomes faster has a slope below 0. It is a rate: of a fork that was measured for half
 * a second, -4 % a second are 2 % from its beginning to its end.
 */
public final class ForkSlope {
  /** Two points have a slope, and no chance to be off it. */
  private static final int LEAST_ITERATIONS = 3;

  private static final double NANOS_PER_SECOND = 1e9;

  private ForkSlope() {}

  /**
   * Relative change a second: -0.01 is one per cent less time an operation after each second; empty
   * with fewer than three measured iterations, or where the CPU time of one is unknown.
   *
   * @param iterations of a fork, warm-up included
   */
  public static Optional<Double> perSecond(List<Iteration> iterations) {
    List<Iteration> measured = measured(iterations);
    return measured.size() < LEAST_ITERATIONS || !measured.stream().allMatch(ForkSlope::isKnown)
        ? Optional.empty()
        : Optional.of(slope(measured));
  }

  /**
   * Relative change from the beginning of the measured iterations to their end, by that slope;
   * empty where it is.
   *
   * @param iterations of a fork, warm-up included
   */
  public static Optional<Double> change(List<Iteration> iterations) {
    double seconds =
        measured(iterations).stream().mapToLong(Iteration::wallNanos).sum() / NANOS_PER_SECOND;
    return perSecond(iterations).map(slope -> Math.expm1(slope * seconds));
  }

  private static List<Iteration> measured(List<Iteration> iterations) {
    return iterations.stream()
        .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
        .toList();
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
    double[] slopes = new double[n * (n - 1) / 2];
    double passed = 0;
    int pairs = 0;
    for (int i = 0; i < n; i++) {
      Iteration iteration = iterations.get(i);
      double length = iteration.wallNanos() / NANOS_PER_SECOND;
      seconds[i] = passed + length / 2;
      logs[i] = Math.log((double) iteration.threadCpuNanos() / iteration.operations());
      passed += length;
      for (int j = 0; j < i; j++) {
        slopes[pairs++] = (logs[i] - logs[j]) / (seconds[i] - seconds[j]);
      }
    }
    Arrays.sort(slopes);
    int middle = pairs / 2;
    return pairs % 2 == 1 ? slopes[middle] : (slopes[middle - 1] + slopes[middle]) / 2;
  }
}
