package org.xmlbench.soap.sematech;

import java.util.Optional;

/**
 * What a process used of a span of time.
 *
 * @param wallNanos the span
 * @param cpuNanos CPU time of all its threads; empty where the platform does not tell
 * @param faults page faults, minor and major; empty where the platform does not tell
 */
public record Usage(long wallNanos, Optional<Long> cpuNanos, Optional<Long> faults) {
  private static final double NANOS = 1e9;
  private static final double PERCENT = 100;

  /** This and what was used of another span, by the same process or another. */
  Usage plus(Usage other) {
    return new Usage(
        wallNanos + other.wallNanos, sum(cpuNanos, other.cpuNanos), sum(faults, other.faults));
  }

  private static Optional<Long> sum(Optional<Long> one, Optional<Long> other) {
    return one.flatMap(first -> other.map(second -> first + second));
  }

  /** CPU time over wall time, in percent of one core. */
  Optional<Double> load() {
    return cpuNanos.map(nanos -> PERCENT * nanos / wallNanos);
  }

  /** Page faults a second. */
  Optional<Double> faultRate() {
    return faults.map(count -> count * NANOS / wallNanos);
  }
}
