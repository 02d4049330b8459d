package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.Collection;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;

/**
 * The spread over forks of a time that each of them measures once: no interval, because so few
 * forks do not show how such times are distributed.
 *
 * @param median the lower median
 */
public record ForkSpread(double median, double least, double most) {
  private static final double NANOS_PER_MICRO = 1e3;

  /** The spread of a measure in nanoseconds, in microseconds; {@code null} where no fork has it. */
  public static ForkSpread ofMicros(Collection<ForkRecord> forks, Measure nanos) {
    return of(nanos.in(forks).map(value -> value / NANOS_PER_MICRO).toArray());
  }

  /** The spread of these values; {@code null} where there is none. */
  public static ForkSpread of(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    return sorted.length == 0
        ? null
        : new ForkSpread(sorted[(sorted.length - 1) / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
