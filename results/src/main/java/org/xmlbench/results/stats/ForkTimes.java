package org.xmlbench.results.stats;

import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.store.TimingClock;

/** The figures of one fork, over all its measured iterations. */
public final class ForkTimes {
  private ForkTimes() {}

  /** Nanoseconds an operation by that clock; {@code null} where the fork has no such figure. */
  public static Double nanosPerOperation(ForkRecord fork, TimingClock clock) {
    Long nanos = clock.nanos(fork.measured());
    long operations = operations(fork);
    return nanos == null || nanos <= 0 || operations == 0 ? null : (double) nanos / operations;
  }

  /** Bytes allocated for each byte of the document; {@code null} where it is unknown. */
  public static Double allocatedPerInputByte(ForkRecord fork) {
    Long input = fork.documentBytesPerOperation();
    Double allocated = allocatedPerOperation(fork);
    return input == null || input == 0 || allocated == null ? null : (Double) (allocated / input);
  }

  /** Bytes allocated in an operation; {@code null} where it is unknown. */
  public static Double allocatedPerOperation(ForkRecord fork) {
    long operations = operations(fork);
    if (operations == 0) {
      return null;
    }
    long allocated = 0;
    for (Iteration iteration : fork.iterations()) {
      if (iteration.phase() == Iteration.Phase.MEASURED) {
        if (iteration.allocatedBytes() == null) {
          return null;
        }
        allocated += iteration.allocatedBytes();
      }
    }
    return (double) allocated / operations;
  }

  /**
   * Share of the process's CPU time that the collector's threads and the VM thread took, 0 to 1;
   * {@code null} where it is unknown.
   */
  public static Double gcCpuShare(ForkRecord fork) {
    return fork.measured() == null ? null : cpuShare(fork.measured(), fork.measured().gcCpuNanos());
  }

  /** The same of the compiler's threads. */
  public static Double jitCpuShare(ForkRecord fork) {
    return fork.measured() == null
        ? null
        : cpuShare(fork.measured(), fork.measured().jitCpuNanos());
  }

  private static Double cpuShare(Measured measured, Long part) {
    Long whole = measured.processCpuNanos();
    return part == null || whole == null || whole <= 0 ? null : (Double) ((double) part / whole);
  }

  private static long operations(ForkRecord fork) {
    return fork.iterations().stream()
        .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
        .mapToLong(Iteration::operations)
        .sum();
  }
}
