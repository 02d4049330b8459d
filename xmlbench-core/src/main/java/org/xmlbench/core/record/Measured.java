package org.xmlbench.core.record;

import java.io.Serializable;

/**
 * Clocks of all measured iterations of a fork. What the platform does not offer is {@code null}.
 *
 * @param wallNanos wall-clock time, summed over the iterations: a fork may wait between them
 * @param processCpuNanos CPU time of the whole process, summed over the iterations
 * @param jitCpuNanos of that, the compiler threads
 * @param gcCpuNanos of that, the collector's threads and the VM thread
 * @param counters what the processor counted in the measuring thread
 */
public record Measured(
    long wallNanos,
    Long processCpuNanos,
    Long jitCpuNanos,
    Long gcCpuNanos,
    HardwareCounts counters)
    implements Serializable {
  /** Of a fork in which the processor counted nothing. */
  public Measured(long wallNanos, Long processCpuNanos, Long jitCpuNanos, Long gcCpuNanos) {
    this(wallNanos, processCpuNanos, jitCpuNanos, gcCpuNanos, null);
  }
}
