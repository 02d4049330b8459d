package org.xmlbench.results.store;

import java.util.Optional;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Measured;

/**
 * What a record says of its place in a run, and its time.
 *
 * @param run id of the run
 * @param cell what was measured
 * @param arm of a gate; {@code null} elsewhere
 * @param attempt at that place, from 1
 * @param measured its clocks; {@code null} where it has no figure
 * @param operations that these clocks measured
 */
public record RecordHead(
    String run, Cell cell, int block, String arm, int attempt, Measured measured, long operations) {
  /** Nanoseconds an operation by that clock; empty where the record has no such figure. */
  public Optional<Double> nanosPerOperation(TimingClock clock) {
    return clock
        .nanos(measured)
        .filter(nanos -> nanos > 0 && operations > 0)
        .map(nanos -> (double) nanos / operations);
  }
}
