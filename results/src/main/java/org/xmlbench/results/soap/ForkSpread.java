package org.xmlbench.results.soap;

import java.util.Arrays;

/**
 * What forks say of something that each of them does once: no interval, because so few forks tell
 * little of how such times are spread.
 *
 * @param median the lower median
 * @param least the least
 * @param most the most
 */
public record ForkSpread(double median, double least, double most) {
  /** The spread of these; {@code null} of none. */
  static ForkSpread of(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    return sorted.length == 0
        ? null
        : new ForkSpread(sorted[(sorted.length - 1) / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
