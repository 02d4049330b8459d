package org.xmlbench.house.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.platform.AllowedProcessors;

/**
 * A set of processors.
 *
 * @param ranges rising, without neighbours that touch; at least one
 */
record ProcessorRanges(List<Range> ranges) {
  /** More than a host has. */
  private static final int MOST = 1 << 16;

  ProcessorRanges {
    ranges = List.copyOf(ranges);
  }

  /** Processors that follow one another. */
  record Range(int first, int last) {
    int length() {
      return last - first + 1;
    }

    @Override
    public String toString() {
      return first == last ? String.valueOf(first) : first + "-" + last;
    }
  }

  /**
   * The set of those processors.
   *
   * @param numbers rising; none means all
   */
  static ProcessorRanges of(List<Integer> numbers) {
    if (numbers.isEmpty()) {
      return new ProcessorRanges(List.of(new Range(0, MOST)));
    }
    List<Range> ranges = new ArrayList<>();
    for (int number : numbers) {
      if (!ranges.isEmpty() && ranges.getLast().last() + 1 == number) {
        ranges.set(ranges.size() - 1, new Range(ranges.getLast().first(), number));
      } else {
        ranges.add(new Range(number, number));
      }
    }
    return new ProcessorRanges(ranges);
  }

  /** The set that {@link #toString} wrote. */
  static ProcessorRanges parse(String text) {
    return of(AllowedProcessors.parse(text));
  }

  boolean overlaps(ProcessorRanges other) {
    return ranges.stream()
        .anyMatch(
            one ->
                other.ranges.stream()
                    .anyMatch(two -> one.first() <= two.last() && two.first() <= one.last()));
  }

  /** As the kernel writes such sets: {@code 0-3,8}. */
  @Override
  public String toString() {
    return ranges.stream().map(Range::toString).collect(Collectors.joining(","));
  }
}
