package org.xmlbench.families.server.fork;

import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/**
 * What calls of all clients together took.
 *
 * @param calls that succeeded
 * @param errors that did not
 * @param reasons how many of the errors had each reason; no more than a few reasons are kept
 * @param wallNanos from the start to the end of the last call
 * @param latency nanoseconds of each call that succeeded
 */
public record LoadResult(
    long calls, long errors, Map<String, Long> reasons, long wallNanos, Histogram latency) {
  private static final double MEDIAN = 50;
  private static final double NANOS = 1e9;

  public LoadResult {
    reasons = Map.copyOf(reasons);
  }

  /** Calls a second; 0 where there are none. */
  public double rate() {
    return calls == 0 ? 0 : calls * NANOS / wallNanos;
  }

  /**
   * The latencies with those that coordinated omission hides. A closed-loop client that waits for a
   * slow reply does not make the calls that it would have made meanwhile, one in each median
   * latency: they are added, with the wait that each would have had.
   */
  public Histogram corrected() {
    long usual = latency.getValueAtPercentile(MEDIAN);
    return usual == 0 ? latency : latency.copyCorrectedForCoordinatedOmission(usual);
  }

  /** The reason of most errors; empty where there are none. */
  public String mainReason() {
    return new TreeMap<>(reasons)
        .entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("");
  }
}
