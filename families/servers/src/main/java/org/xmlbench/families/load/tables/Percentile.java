package org.xmlbench.families.load.tables;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.record.PercentileRule;
import org.xmlbench.families.load.fork.LoadMeasures;

/** A percentile of the latencies of a fork's calls. */
public enum Percentile {
  /** Half of the calls took no longer. */
  P50("p50", 0.5, LoadMeasures.P50),
  /** Nine of ten. */
  P90("p90", 0.9, LoadMeasures.P90),
  /** 99 of 100. */
  P99("p99", 0.99, LoadMeasures.P99),
  /** 999 of 1000. */
  P999("p99.9", 0.999, LoadMeasures.P999);

  private final String label;
  private final double share;
  private final LoadMeasures.Latency latency;

  Percentile(String label, double share, LoadMeasures.Latency latency) {
    this.label = label;
    this.share = share;
    this.latency = latency;
  }

  /** The name in files. */
  public String label() {
    return label;
  }

  /** What forks measure of it. */
  public LoadMeasures.Latency latency() {
    return latency;
  }

  /** The part of the calls that took no longer. */
  public double share() {
    return share;
  }

  /** Calls that a fork needs so that ten of them lie beyond. */
  public long callsNeeded() {
    return PercentileRule.valuesNeeded(share);
  }

  /** All of them, the lowest first. */
  public static List<Percentile> all() {
    return Arrays.asList(values());
  }
}
