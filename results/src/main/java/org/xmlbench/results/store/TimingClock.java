package org.xmlbench.results.store;

import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Measured;

/** The clock that a run's comparisons use, chosen before the run. */
public enum TimingClock implements Labelled {
  /** Elapsed time. */
  WALL,
  /** CPU time of the whole process, the collector's and the compiler's included. */
  CPU;

  /** The time around all measured iterations by this clock; empty where it is unknown. */
  public Optional<Long> nanos(Measured measured) {
    return Optional.ofNullable(measured)
        .map(clocks -> this == WALL ? (Long) clocks.wallNanos() : clocks.processCpuNanos());
  }
}
