package org.xmlbench.results.gate;

/**
 * The figures that a host's gates measured of themselves, as the inputs of a simulation.
 *
 * @param forkSeconds wall time of one fork of a gate, start and warm-up included
 * @param psdSd standard deviation of a block's log ratio of two equal arms on psd:4MiB
 * @param interopSd the same on interop-int:10000
 */
record MeasuredHost(double forkSeconds, double psdSd, double interopSd) {
  /**
   * The project's machine, docs/results/gate.md: length of a fork, median over the sentinels'
   * spreads of the twenty real gates, and the mean of two calibrations on interop-int:10000.
   */
  static final MeasuredHost PROJECT = new MeasuredHost(2.7, 0.023, 0.059);
}
