package org.xmlbench.core.record;

import java.io.Serializable;

/**
 * Clocks read once around all measured iterations of a fork. What the platform does not offer is
 * {@code null}.
 *
 * @param wallNanos wall-clock time
 * @param processCpuNanos CPU time of the whole process
 * @param jitCpuNanos CPU time of the compiler threads
 * @param gcCpuNanos CPU time of the collector's threads and the VM thread
 */
public record Measured(long wallNanos, Long processCpuNanos, Long jitCpuNanos, Long gcCpuNanos)
    implements Serializable {}
