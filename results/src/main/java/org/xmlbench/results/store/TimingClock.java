package org.xmlbench.results.store;

import java.util.Locale;
import org.xmlbench.core.record.Measured;

/** The clock that a run's comparisons use, chosen before the run. */
public enum TimingClock {
  /** Elapsed time. */
  WALL,
  /** CPU time of the whole process, the collector's and the compiler's included. */
  CPU;

  /** The name in the manifest. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The time around all measured iterations by this clock; {@code null} where it is unknown. */
  public Long nanos(Measured measured) {
    if (measured == null) {
      return null;
    }
    return this == WALL ? (Long) measured.wallNanos() : measured.processCpuNanos();
  }
}
