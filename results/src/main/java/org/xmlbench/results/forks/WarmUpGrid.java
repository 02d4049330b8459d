package org.xmlbench.results.forks;

import java.util.concurrent.TimeUnit;

/**
 * The common grid of warm-up curves: from the first operation on, in equal steps of the time that
 * the warm-up has taken.
 *
 * @param stepNanos width of a step, in nanoseconds: 1, 2 or 5 times a power of ten
 * @param steps their number, at most {@link #MOST}
 */
record WarmUpGrid(long stepNanos, int steps) {
  /** More points are not seen in a chart of many subjects. */
  static final int MOST = 25;

  private static final int[] MANTISSAS = {1, 2, 5};

  /** The grid for warm-ups of up to that many nanoseconds; {@code null} where there is none. */
  static WarmUpGrid over(long nanos) {
    if (nanos <= 0) {
      return null;
    }
    for (long power = 1; ; power *= 10) {
      for (int mantissa : MANTISSAS) {
        long step = mantissa * power;
        if (nanos <= MOST * step) {
          return new WarmUpGrid(step, (int) (nanos / step));
        }
      }
    }
  }

  /** Width of a step, in seconds. */
  double seconds() {
    return ChartNumber.of((double) stepNanos / TimeUnit.SECONDS.toNanos(1));
  }
}
