package org.xmlbench.families.attacks.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;

/** What forks measure of servers under attack. */
public final class AttackMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Attempts that were answered with a status of 400 or more, or a fault. */
  public static final Measure REFUSED = DECLARED.add("refused", "count", SUM, ERROR);

  /** Attempts that were answered as if they were good requests. */
  public static final Measure ACCEPTED = DECLARED.add("accepted", "count", SUM, ERROR);

  /** Attempts whose connection the server ended without an answer. */
  public static final Measure CLOSED = DECLARED.add("closed", "count", SUM, ERROR);

  /** Attempts without an answer when the attack ended. */
  public static final Measure UNANSWERED = DECLARED.add("unanswered", "count", SUM, ERROR);

  /** Replies that disclosed a file that the message named. */
  public static final Measure DISCLOSED = DECLARED.add("told", "count", SUM, ERROR);

  /** Connections that the server made to where a message pointed. */
  public static final Measure FETCHED = DECLARED.add("fetched", "count", SUM, ERROR);

  /** 1 where the server's process ended, else 0. */
  public static final Measure CRASHED = DECLARED.add("crashed", "count", SUM, ERROR);

  /**
   * Calls that ask nothing of a server, made after each of the two attacks, that it did not answer
   * within ten seconds; early runs do not tell it.
   */
  public static final Measure EMPTY_UNANSWERED =
      DECLARED.add("empty_unanswered", "count", SUM, UNKNOWN);

  /**
   * Threads that the server has more after a second attack than after the first, the attackers
   * gone: a pool has grown by the first to what it needs, a leak continues. No leak is claimed
   * where the platform does not tell.
   */
  public static final Measure LEAKED_THREADS = DECLARED.add("leaked_threads", "count", SUM, ZERO);

  public static final Measure LEAKED_DESCRIPTORS =
      DECLARED.add("leaked_descriptors", "count", SUM, ZERO);

  public static final Phase BEFORE = Phase.declared("before_");

  /** While it lasts. */
  public static final Phase DURING = Phase.declared("during_");

  public static final Phase AFTER = Phase.declared("after_");

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * How good clients fare.
   *
   * @param calls calls that came to their right end; early runs do not tell it
   * @param rate such calls a second
   * @param errors calls that did not
   * @param tail the latency that 99 of 100 calls took at most; unknown where there was none
   */
  public record Phase(Measure calls, Measure rate, Measure errors, Measure tail) {
    private static Phase declared(String when) {
      return new Phase(
          DECLARED.add(when + "calls", "count", SUM, UNKNOWN),
          DECLARED.add(when + "rate", "calls_per_second", MEDIAN, ERROR),
          DECLARED.add(when + "errors", "count", SUM, ERROR),
          DECLARED.add(when + "p99", "nanos", MEDIAN, UNKNOWN));
    }
  }
}
