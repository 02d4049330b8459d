package org.xmlbench.analytics;

import java.util.List;
import org.xmlbench.core.record.Iteration;

/**
 * A row of {@code iterations}.
 *
 * @param fork the fork's number in {@code forks}
 * @param number place among all iterations of the fork, from 1, warm-up first
 * @param iteration its record
 */
record IterationRow(long fork, int number, Iteration iteration) {
  private static final double NANOS_PER_MICRO = 1e3;

  static final Table<IterationRow> TABLE =
      new Table<>(
          "iterations",
          List.of(
              Column.number("fork", IterationRow::fork),
              Column.number("iteration", IterationRow::number),
              Column.text("phase", row -> row.iteration.phase().label()),
              Column.number("operations", row -> row.iteration.operations()),
              Column.number("wall_nanos", row -> row.iteration.wallNanos()),
              Column.real("wall_us", IterationRow::wallMicros),
              Column.number("thread_cpu_nanos", row -> row.iteration.threadCpuNanos()),
              Column.number("allocated_bytes", row -> row.iteration.allocatedBytes()),
              Column.number("gc_count", row -> row.iteration.gcCount()),
              Column.number("gc_nanos", row -> row.iteration.gcNanos()),
              Column.number("minor_faults", row -> row.iteration.minorFaults()),
              Column.number("major_faults", row -> row.iteration.majorFaults())));

  private Double wallMicros() {
    return iteration.operations() == 0
        ? null
        : (Double) (iteration.wallNanos() / NANOS_PER_MICRO / iteration.operations());
  }
}
