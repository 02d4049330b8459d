package org.xmlbench.families.sematech.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MAXIMUM;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;
import org.xmlbench.core.record.PercentileRule;

/**
 * What pairs of processes measure of trace reports that come at a given rate: SEMATECH's own
 * requirement. Lag is from the time at which a message was to begin to its reply.
 */
public final class RateMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  private static final double PERCENT = 100;

  /** Half of the messages. */
  public static final double HALF = 0.5;

  /** 99 of 100 messages, which are those that must be in time. */
  public static final double TAIL = 0.99;

  /** Of 100 messages, those that may be late. */
  public static final double TOLERATED_PERCENT = 1;

  /**
   * Messages that a pair needs so that its late ones tell whether it holds a rate: as many as their
   * 99th percentile needs, since one deadline of 100 may be missed.
   */
  public static final long MESSAGES_NEEDED = PercentileRule.valuesNeeded(TAIL);

  public static final Measure MESSAGES = DECLARED.add("rate_messages", "count", SUM, ERROR);

  /** Of 100 messages, those whose reply came after the next was to begin. */
  public static final Measure MISSED = DECLARED.add("rate_missed", "percent", MEDIAN, ERROR);

  /** 1 where lag grew while the rate was held, else 0. */
  public static final Measure GROWS = DECLARED.add("rate_grows", "count", SUM, ERROR);

  /** Half of the messages lagged no more; absent where they were too few. */
  public static final Measure LAG_P50 = DECLARED.add("lag_p50", "nanos", MEDIAN, UNKNOWN);

  /** 99 of 100 lagged no more; absent where they were too few. */
  public static final Measure LAG_P99 = DECLARED.add("lag_p99", "nanos", MEDIAN, UNKNOWN);

  /** The longest lag. */
  public static final Measure LAG_MAX = DECLARED.add("lag_max", "nanos", MAXIMUM, UNKNOWN);

  /** The lowest rate tried that could not be held, in messages a second; absent where all could. */
  public static final Measure BREAKS =
      DECLARED.add("rate_breaks", "messages_per_second", MEDIAN, UNKNOWN);

  /** The highest rate tried that was held, in messages a second; absent where none was tried. */
  public static final Measure HOLDS =
      DECLARED.add("rate_holds", "messages_per_second", MEDIAN, UNKNOWN);

  /** Messages at the rate that broke; early runs, which judged by too few, do not tell it. */
  public static final Measure BREAKS_MESSAGES =
      DECLARED.add("rate_breaks_messages", "count", MEDIAN, UNKNOWN);

  /** Messages at the highest rate that was held; as above. */
  public static final Measure HOLDS_MESSAGES =
      DECLARED.add("rate_holds_messages", "count", MEDIAN, UNKNOWN);

  /** 1 where the sender gave up, seconds late, else 0; early runs do not tell it. */
  public static final Measure GAVE_UP = DECLARED.add("rate_gave_up", "count", SUM, ZERO);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * Whether a pair's messages tell if it holds a rate: they are enough, or more of them were late
   * than may be of enough, or the sender gave up.
   *
   * @param late messages whose reply came after the next was to begin
   */
  public static boolean isJudged(double messages, double late, boolean gaveUp) {
    return gaveUp
        || messages >= MESSAGES_NEEDED
        || late > TOLERATED_PERCENT * MESSAGES_NEEDED / PERCENT;
  }
}
