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

/** What forks measure of servers under load. */
public final class LoadMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Calls that came to their right end, a second. */
  public static final Measure RATE =
      DECLARED.add("rate", "calls_per_second", GEOMETRIC_MEAN, ERROR);

  /** Calls that did not. */
  public static final Measure ERRORS = DECLARED.add("errors", "count", SUM, ERROR);

  /** Half of the calls took no longer. */
  public static final Latency P50 = Latency.declared(50, "p50");

  /** 90 of 100 took no longer. */
  public static final Latency P90 = Latency.declared(90, "p90");

  /** 99 of 100 took no longer. */
  public static final Latency P99 = Latency.declared(99, "p99");

  /** 999 of 1000 took no longer. */
  public static final Latency P999 = Latency.declared(99.9, "p99.9");

  public static final Latency LONGEST = Latency.declared(100, "max");

  /** All of them, rising. */
  public static final List<Latency> LATENCIES = List.of(P50, P90, P99, P999, LONGEST);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * A percentile of latency.
   *
   * @param percent so many of 100 calls took no longer
   * @param seen as the clients saw it
   * @param corrected for coordinated omission
   */
  public record Latency(double percent, Measure seen, Measure corrected) {
    private static Latency declared(double percent, String name) {
      Measure.Aggregation aggregation = percent == 100 ? MAXIMUM : GEOMETRIC_MEAN;
      return new Latency(
          percent,
          DECLARED.add("seen_" + name, "nanos", aggregation, UNKNOWN),
          DECLARED.add("corrected_" + name, "nanos", aggregation, UNKNOWN));
    }
  }
}
