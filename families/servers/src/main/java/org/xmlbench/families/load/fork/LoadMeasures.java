package org.xmlbench.families.load.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.GEOMETRIC_MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.MAXIMUM;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import java.util.List;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;
import org.xmlbench.core.record.PercentileRule;

/** What forks measure of servers under load. */
public final class LoadMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Calls that came to their right end, a second. */
  public static final Measure RATE =
      DECLARED.add("rate", "calls_per_second", GEOMETRIC_MEAN, ERROR);

  /** Calls that did not. */
  public static final Measure ERRORS = DECLARED.add("errors", "count", SUM, ERROR);

  /** Half of the calls took no longer. */
  public static final Latency P50 = Latency.declared("p50", 0.5);

  /** 90 of 100 took no longer. */
  public static final Latency P90 = Latency.declared("p90", 0.9);

  /** 99 of 100 took no longer. */
  public static final Latency P99 = Latency.declared("p99", 0.99);

  /** 999 of 1000 took no longer. */
  public static final Latency P999 = Latency.declared("p99.9", 0.999);

  public static final Latency LONGEST = Latency.declared("max", 1);

  /** Without the longest; the lowest first. */
  public static final List<Latency> PERCENTILES = List.of(P50, P90, P99, P999);

  /** All of them, rising. */
  public static final List<Latency> LATENCIES = List.of(P50, P90, P99, P999, LONGEST);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * A percentile of latency.
   *
   * @param label its name in files
   * @param share the part of the calls that took no longer
   * @param seen as the clients saw it
   * @param corrected for coordinated omission
   */
  public record Latency(String label, double share, Measure seen, Measure corrected) {
    private static final int PERCENT = 100;

    private static Latency declared(String label, double share) {
      Measure.Aggregation aggregation = share == 1 ? MAXIMUM : GEOMETRIC_MEAN;
      return new Latency(
          label,
          share,
          DECLARED.add("seen_" + label, "nanos", aggregation, UNKNOWN),
          DECLARED.add("corrected_" + label, "nanos", aggregation, UNKNOWN));
    }

    double percent() {
      return PERCENT * share;
    }

    /** Calls that a fork needs so that ten of them lie beyond. */
    public long callsNeeded() {
      return PercentileRule.valuesNeeded(share);
    }
  }
}
