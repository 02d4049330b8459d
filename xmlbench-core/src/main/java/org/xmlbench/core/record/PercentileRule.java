package org.xmlbench.core.record;

/** Which percentiles a sample tells. */
public final class PercentileRule {
  /** So many values must lie beyond a percentile: with fewer it is mere chance. */
  private static final int BEYOND = 10;

  private PercentileRule() {}

  /**
   * Values that a sample needs so that ten of them lie beyond a percentile.
   *
   * @param share the part of the values that are no larger, such as 0.99
   */
  public static long valuesNeeded(double share) {
    return Math.round(BEYOND / (1 - share));
  }

  /**
   * The percentile of a sample: its least value that such a share of all does not exceed.
   *
   * @param sorted all values, rising; one at least
   */
  public static long of(long[] sorted, double share) {
    return sorted[Math.toIntExact(Math.round(Math.ceil(share * sorted.length))) - 1];
  }
}
