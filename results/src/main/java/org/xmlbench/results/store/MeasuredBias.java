package org.xmlbench.results.store;

/**
 * How far the forks of a cell are from warm, as it was measured on this host before the run.
 *
 * @param cell the cell's one-line name
 * @param ratio time of an operation in such forks over that in long ones; 1 is warm
 * @param low lower end of its interval; {@code null} where it has none
 * @param high upper end
 */
public record MeasuredBias(String cell, double ratio, Double low, Double high) {}
