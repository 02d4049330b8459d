package org.xmlbench.results.stats;

/**
 * Speed by one clock.
 *
 * @param microsPerOperation microseconds an operation, that is a document
 * @param megabytesPerSecond 10⁶ bytes of document a second
 */
public record ClockFigures(Estimate microsPerOperation, Estimate megabytesPerSecond) {}
