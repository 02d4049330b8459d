package org.xmlbench.results.store;

import java.util.Optional;
import org.xmlbench.core.Explained;
import org.xmlbench.core.record.Measured;

/**
 * The clock that a run's comparisons use, chosen before the run. A fork that has the time of one
 * has those of all before it.
 */
public enum TimingClock implements Explained {
  WALL("elapsed time"),
  /** CPU time of the whole process, the collector's and the compiler's included. */
  CPU("CPU time of the process"),
  /**
   * The same without the CPU time of the compiler's threads, which depends on how long a fork lasts
   * as much as on its subject.
   */
  CPU_LESS_COMPILER("CPU time without the JIT compiler's threads");

  private final String meaning;

  TimingClock(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /** The time around all measured iterations by this clock; empty where it is unknown. */
  public Optional<Long> nanos(Measured measured) {
    return Optional.ofNullable(measured)
        .map(
            clocks ->
                switch (this) {
                  case WALL -> clocks.wallNanos();
                  case CPU -> clocks.processCpuNanos();
                  case CPU_LESS_COMPILER -> lessCompiler(clocks);
                });
  }

  private static Long lessCompiler(Measured clocks) {
    return clocks.processCpuNanos() == null || clocks.jitCpuNanos() == null
        ? null
        : (Long) (clocks.processCpuNanos() - clocks.jitCpuNanos());
  }

  /** Whether it is made of the CPU time of the process. */
  public boolean isCpu() {
    return this != WALL;
  }

  /** The clock that runs of this clock and of the other one both have. */
  public TimingClock common(TimingClock other) {
    return compareTo(other) <= 0 ? this : other;
  }
}
