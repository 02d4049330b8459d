package org.xmlbench.results.stats;

import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.HardwareCounts;
import org.xmlbench.core.record.Measured;

/** What the processor counted in one fork, for the bytes that its measured iterations read. */
public final class ForkCounts {
  private static final double BYTES_PER_KIB = 1024;

  private ForkCounts() {}

  /** Instructions for each byte of the document; empty where they were not counted. */
  public static Optional<Double> instructionsPerByte(ForkRecord fork) {
    return perByte(fork, HardwareCounts::instructions);
  }

  /** The same of wrongly predicted branches, for 1024 bytes. */
  public static Optional<Double> branchMissesPerKib(ForkRecord fork) {
    return perByte(fork, HardwareCounts::branchMisses).map(misses -> BYTES_PER_KIB * misses);
  }

  /** The same of cache misses, for 1024 bytes. */
  public static Optional<Double> cacheMissesPerKib(ForkRecord fork) {
    return perByte(fork, HardwareCounts::cacheMisses).map(misses -> BYTES_PER_KIB * misses);
  }

  private static Optional<Double> perByte(ForkRecord fork, Function<HardwareCounts, Long> count) {
    Long bytes = fork.evidence().documentBytesPerOperation();
    long operations = ForkTimes.operations(fork);
    return bytes == null || bytes * operations == 0 || !fork.cell().operation().isOfBytes()
        ? Optional.empty()
        : Optional.ofNullable(fork.measured())
            .map(Measured::counters)
            .map(count)
            .map(events -> (double) events / bytes / operations);
  }
}
