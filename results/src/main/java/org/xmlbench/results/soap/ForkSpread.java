package org.xmlbench.results.soap;

import java.util.Arrays;

/**
 * The spread over forks of a time that each of them measures once: no interval, because so few
 * forks do not show how such times are distributed.
 *
 * @param median the lower median
 * @param least the least
 * @param most the most
 */
public record ForkSpread(double median, double least, double most) {
  /** The spread of these values; {@code null} where there is none. */
  static ForkSpread of(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    return sorted.length == 0
        ? null
        : new ForkSpread(sorted[(sorted.length - 1) / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
