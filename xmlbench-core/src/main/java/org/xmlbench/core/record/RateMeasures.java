package org.xmlbench.core.record;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.MAXIMUM;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

/**
 * What pairs of processes measure of trace reports that come at a given rate: SEMATECH's own
 * requirement. Lag is from the time at which a message was to begin to its reply.
 */
public final class RateMeasures {
  static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Messages at that rate. */
  public static final Measure MESSAGES = DECLARED.add("rate_messages", "count", SUM, ERROR);

  /** Of 100 messages, those whose reply came after the next was to begin. */
  public static final Measure MISSED = DECLARED.add("rate_missed", "percent", MEDIAN, ERROR);

  /** 1 where lag grew while the rate was held, else 0. */
  public static final Measure GROWS = DECLARED.add("rate_grows", "count", SUM, ERROR);

  /** Half of the messages lagged no more. */
  public static final Measure LAG_P50 = DECLARED.add("lag_p50", "nanos", MEDIAN, UNKNOWN);

  /** 99 of 100 lagged no more. */
  public static final Measure LAG_P99 = DECLARED.add("lag_p99", "nanos", MEDIAN, UNKNOWN);

  /** The longest lag. */
  public static final Measure LAG_MAX = DECLARED.add("lag_max", "nanos", MAXIMUM, UNKNOWN);

  /** The lowest rate tried that could not be held, in messages a second; absent where all could. */
  public static final Measure BREAKS =
      DECLARED.add("rate_breaks", "messages_per_second", MEDIAN, UNKNOWN);

  /** The highest rate tried that was held, in messages a second; absent where none was tried. */
  public static final Measure HOLDS =
      DECLARED.add("rate_holds", "messages_per_second", MEDIAN, UNKNOWN);

  private RateMeasures() {}
}
