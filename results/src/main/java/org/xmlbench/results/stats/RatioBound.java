package org.xmlbench.results.stats;

import java.util.Locale;

/**
 * The ends of intervals of ratios, as text. An end so far out that it bounds nothing is labelled
 * so; files keep the numbers.
 */
public final class RatioBound {
  /** A high end above this bounds nothing, nor does a low end below its inverse. */
  public static final double LARGEST = 1000;

  private static final String UNBOUNDED = "unbounded";

  private RatioBound() {}

  /** The low end, with three digits after the point. */
  public static String low(double bound) {
    return bound < 1 / LARGEST ? UNBOUNDED : digits(bound);
  }

  /** The high end, with three digits after the point. */
  public static String high(double bound) {
    return bound > LARGEST ? UNBOUNDED : digits(bound);
  }

  private static String digits(double bound) {
    return String.format(Locale.ROOT, "%.3f", bound);
  }
}
