package org.xmlbench.core.platform;

/**
 * CPU time of a process, read between two readings of the wall clock: the span from one reading's
 * {@code wallBefore} to another's {@code wallAfter} holds all that CPU time was read over.
 *
 * @param wallBefore nanoseconds; only differences within a process mean anything
 * @param cpuNanos nanoseconds; only differences mean anything
 * @param wallAfter nanoseconds, by the clock of {@code wallBefore}
 */
public record CpuReading(long wallBefore, long cpuNanos, long wallAfter) {}
