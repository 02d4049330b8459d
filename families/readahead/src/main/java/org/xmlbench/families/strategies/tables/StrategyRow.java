package org.xmlbench.families.strategies.tables;

import org.xmlbench.results.stats.Estimate;

/**
 * One strategy under one condition. What is not known is {@code null}.
 *
 * @param requestBytes asked of the system at once, where the strategy asks
 * @param counts what the figures are made of
 * @param seconds of a run, with the interval over forks
 * @param gain how much faster than plain the strategy is
 * @param factors what that gain is made of
 * @param cpu CPU time of a run
 * @param costs what a run read and waited for
 */
record StrategyRow(
    String strategy,
    Long requestBytes,
    Counts counts,
    Estimate seconds,
    Gain gain,
    Factors factors,
    CpuTime cpu,
    Costs costs) {

  /**
   * What the figures are made of.
   *
   * @param forks forks with figures
   * @param voidRuns runs that were replaced, because the device had not delivered the file
   */
  public record Counts(int forks, int runs, int voidRuns) {}

  /**
   * How much faster than plain a strategy is.
   *
   * @param published speedup as published: the mean of plain's runs over a run, with Student's
   *     interval over all runs, as if they were independent
   * @param speedup S: plain over this one, block by block
   */
  public record Gain(Estimate published, Estimate speedup) {}

  /**
   * What a gain is made of.
   *
   * @param largerRequests R: what requests of this size gain without a second thread
   * @param offload K: CPU time taken off the parser's thread less the cost of the hand-off
   * @param overlap O: what is left of the speedup: waiting that was hidden
   * @param modelHolds whether O · K is at most what hiding all waiting could give
   */
  public record Factors(
      Estimate largerRequests, Estimate offload, Estimate overlap, Boolean modelHolds) {}

  /**
   * CPU time of a run.
   *
   * @param cpuSeconds of the whole process
   * @param parserSeconds of that, the thread that parses
   */
  public record CpuTime(Double cpuSeconds, Double parserSeconds) {}

  /**
   * Means over the runs of what the storage did.
   *
   * @param deviceBytes bytes that the device delivered
   * @param ioStallSeconds time in which some task of the host waited for input or output
   * @param residentBefore pages of the file in the cache when a run began
   * @param residentAfter pages of it when a run had ended
   * @param throttleBytesPerSecond limit of reading in force, as the kernel reported it
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
