package org.xmlbench.results.stats;

import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.store.TimingClock;

/** The figures of one fork, over all its measured iterations. */
public final class ForkTimes {
  private ForkTimes() {}

  /**
   * Nanoseconds an operation by that clock; empty where the fork has no such figure. Of records
   * without it, what the compilers of another process took, such as a server's, is not known.
   */
  public static Optional<Double> nanosPerOperation(ForkRecord fork, TimingClock clock) {
    if (clock == TimingClock.CPU_LESS_COMPILER
        && CallMeasures.SERVER_CPU.find(fork).isPresent()
        && CallMeasures.SERVER_COMPILER.find(fork).isEmpty()) {
      return Optional.empty();
    }
    long operations = operations(fork);
    return clock
        .nanos(fork.measured())
        .filter(nanos -> nanos > 0 && operations > 0)
        .map(nanos -> (double) nanos / operations);
  }

  /** Bytes allocated for each byte of the document; empty where it is unknown. */
  public static Optional<Double> allocatedPerInputByte(ForkRecord fork) {
    Long input = fork.evidence().documentBytesPerOperation();
    return input == null || input == 0
        ? Optional.empty()
        : allocatedPerOperation(fork).map(allocated -> allocated / input);
  }

  /** Bytes allocated in an operation; empty where it is unknown. */
  public static Optional<Double> allocatedPerOperation(ForkRecord fork) {
    long operations = operations(fork);
    if (operations == 0) {
      return Optional.empty();
    }
    long allocated = 0;
    for (Iteration iteration : fork.iterations()) {
      if (iteration.phase() == Iteration.Phase.MEASURED) {
        if (iteration.allocatedBytes() == null) {
          return Optional.empty();
        }
        allocated += iteration.allocatedBytes();
      }
    }
    return Optional.of((double) allocated / operations);
  }

  /**
   * Share of the process's CPU time that the collector's threads and the VM thread took, 0 to 1;
   * empty where it is unknown.
   */
  public static Optional<Double> gcCpuShare(ForkRecord fork) {
    return cpuShare(fork, Measured::gcCpuNanos);
  }

  /** The same of the compiler's threads. */
  public static Optional<Double> jitCpuShare(ForkRecord fork) {
    return cpuShare(fork, Measured::jitCpuNanos);
  }

  /** CPU time of the compiler's threads, in nanoseconds an operation; empty where it is unknown. */
  public static Optional<Double> jitNanosPerOperation(ForkRecord fork) {
    long operations = operations(fork);
    return Optional.ofNullable(fork.measured())
        .map(Measured::jitCpuNanos)
        .filter(nanos -> operations > 0)
        .map(nanos -> (double) nanos / operations);
  }

  private static Optional<Double> cpuShare(ForkRecord fork, Function<Measured, Long> part) {
    Optional<Long> nanos = Optional.ofNullable(fork.measured()).map(part);
    return TimingClock.CPU
        .nanos(fork.measured())
        .filter(whole -> whole > 0)
        .flatMap(whole -> nanos.map(some -> (double) some / whole));
  }

  static long operations(ForkRecord fork) {
    return fork.iterations().stream()
        .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
        .mapToLong(Iteration::operations)
        .sum();
  }
}
