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
 *
 * <p>Whether a change is one, or the noise of iterations, is decided by the test of Mann
 * (Econometrica 13, 1945) and Kendall, which asks the same pairs for their signs alone.
 */
public final class ForkSlope {
  /** Two points have a slope, and no chance to be off it. */
  private static final int LEAST_ITERATIONS = 3;

  /** From so many on the sum of the pairs' signs is near enough to normal (Kendall 1975). */
  private static final int NORMAL_ITERATIONS = 10;

  /** One-sided, at 1 %. */
  private static final double CRITICAL = 2.326;

  /**
   * A rate a second is not extrapolated from less: thirty short operations take ten milliseconds.
   */
  private static final double LEAST_SECONDS = 0.1;

  private static final double NANOS_PER_SECOND = 1e9;

  private ForkSlope() {}

  /**
   * Relative change a second: -0.01 is one per cent less time an operation after each second; empty
   * with fewer than three measured iterations, where the CPU time of one is unknown, or where they
   * took less than a tenth of a second.
   *
   * @param iterations of a fork, warm-up included
   */
  public static Optional<Double> perSecond(List<Iteration> iterations) {
    return seconds(iterations) < LEAST_SECONDS
        ? Optional.empty()
        : known(iterations).map(ForkSlope::slope);
  }

  /**
   * Relative change from the beginning of the measured iterations to their end, by that slope;
   * empty with fewer than three of them, or where the CPU time of one is unknown.
   *
   * @param iterations of a fork, warm-up included
   */
  public static Optional<Double> change(List<Iteration> iterations) {
    return known(iterations).map(measured -> Math.expm1(slope(measured) * seconds(iterations)));
  }

  /**
   * Whether operations became faster by more than the noise of the iterations explains: of level
   * ones, whatever they spread by, one series in a hundred does. Fewer than ten cannot show that,
   * and any fall of theirs counts.
   *
   * @param iterations of a fork, warm-up included
   */
  public static boolean falls(List<Iteration> iterations) {
    return known(iterations)
        .map(measured -> -signs(measured) > noise(measured.size()))
        .orElse(false);
  }

  /** What the sum of the signs of a level series of that many stays below. */
  private static double noise(int n) {
    return n < NORMAL_ITERATIONS ? 0 : CRITICAL * Math.sqrt(n * (n - 1.0) * (2 * n + 5) / 18) + 1;
  }

  /** How many pairs of iterations rise, less those that fall. */
  private static int signs(List<Iteration> iterations) {
    int sum = 0;
    for (int i = 0; i < iterations.size(); i++) {
      for (int j = 0; j < i; j++) {
        sum += Double.compare(nanos(iterations.get(i)), nanos(iterations.get(j)));
      }
    }
    return sum;
  }

  /** The measured iterations where a line can be laid through all of them. */
  private static Optional<List<Iteration>> known(List<Iteration> iterations) {
    List<Iteration> measured = measured(iterations);
    return measured.size() < LEAST_ITERATIONS || !measured.stream().allMatch(ForkSlope::isKnown)
        ? Optional.empty()
        : Optional.of(measured);
  }

  private static double seconds(List<Iteration> iterations) {
    return measured(iterations).stream().mapToLong(Iteration::wallNanos).sum() / NANOS_PER_SECOND;
  }

  /** The thread's CPU time for an operation. */
  private static double nanos(Iteration iteration) {
    return (double) iteration.threadCpuNanos() / iteration.operations();
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
      logs[i] = Math.log(nanos(iteration));
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
