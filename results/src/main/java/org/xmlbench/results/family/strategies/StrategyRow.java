package org.xmlbench.results.family.strategies;

import org.xmlbench.results.stats.Estimate;

/**
 * One strategy under one condition. What is not known is {@code null}.
 *
 * @param strategy its name
 * @param requestBytes asked of the system at once, where the strategy asks
 * @param forks forks with figures
 * @param runs runs of them
 * @param voidRuns runs that were replaced, because the device had not delivered the file
 * @param seconds of a run, with the interval over forks
 * @param published speedup as published: the mean of plain's runs over a run, with Student's
 *     interval over all runs, as if they were independent
 * @param speedup S: plain over this one, block by block
 * @param largerRequests R: what requests of this size gain without a second thread
 * @param offload K: CPU time taken off the parser's thread less the cost of the hand-off
 * @param overlap O: what is left of the speedup: waiting that was hidden
 * @param modelHolds whether O · K is at most what hiding all waiting could give
 * @param cpuSeconds CPU time of a run, of the whole process
 * @param parserSeconds of that, the thread that parses
 * @param costs what a run read and waited for
 */
public record StrategyRow(
    String strategy,
    Long requestBytes,
    int forks,
    int runs,
    int voidRuns,
    Estimate seconds,
    Estimate published,
    Estimate speedup,
    Estimate largerRequests,
    Estimate offload,
    Estimate overlap,
    Boolean modelHolds,
    Double cpuSeconds,
    Double parserSeconds,
    Costs costs) {

  /**
   * Means over the runs of what the storage did.
   *
   * @param deviceBytes bytes that the device delivered
   * @param ioStallSeconds time in which some task of the host waited for input or output
   * @param residentBefore pages of the file in the cache when a run began
   * @param residentAfter pages of it when a run had ended
   * @param throttleBytesPerSecond limit of reading in force, as the kernel said
   * @param deviceBytesPerSecond what the device delivered to a plain cold read when the session
   *     began
   */
  public record Costs(
      Double deviceBytes,
      Double ioStallSeconds,
      Double residentBefore,
      Double residentAfter,
      Double throttleBytesPerSecond,
      Double deviceBytesPerSecond) {}
}
