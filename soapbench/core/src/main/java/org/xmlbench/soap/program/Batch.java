package org.xmlbench.soap.program;

/**
 * Calls that a program made at one command.
 *
 * @param wallNanos wall time of all of them
 * @param cpuNanos CPU time of the program's process meanwhile
 * @param messageBytes bytes of the message that each wrote; 0 where they are not counted
 */
public record Batch(long wallNanos, long cpuNanos, long messageBytes) {}
