package org.xmlbench.results.soap;

import java.util.List;

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
  static ForkSpread of(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.isEmpty()
        ? null
        : new ForkSpread(sorted.get((sorted.size() - 1) / 2), sorted.getFirst(), sorted.getLast());
  }
}
