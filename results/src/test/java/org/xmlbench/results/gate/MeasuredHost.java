package org.xmlbench.results.gate;

/**
 * What a host's gates measured of themselves, as the inputs of a simulation.
 *
 * @param forkSeconds wall time of one fork of a gate, start and warm-up included
 * @param psdSd standard deviation of a block's log ratio of two equal arms on psd:4MiB
 * @param interopSd the same on interop-int:10000
 */
record MeasuredHost(double forkSeconds, double psdSd, double interopSd) {
  /**
   * The project's machine, docs/journal.md, issue 3. Length of a fork, and median over the
   * sentinels' spreads of ten sessions: "Real gates", foreground compilation. The spread on
   * interop-int:10000 is that of the last row of the table of {@code calibrate}, background
   * compilation: with foreground compilation it is not measured yet.
   */
  static final MeasuredHost JOURNAL = new MeasuredHost(4.0, 0.024, 0.026);
}
