package org.xmlbench.core.record;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MAXIMUM;
import static org.xmlbench.core.record.Measure.Aggregation.MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

/** What forks of toolkits and frameworks measure of calls and their messages. */
public final class CallMeasures {
  static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Bytes of the request, as the toolkit writes it. */
  public static final Measure REQUEST = DECLARED.add("request", "bytes", MEDIAN, UNKNOWN);

  /** Bytes of the reply that the toolkit reads. */
  public static final Measure REPLY = DECLARED.add("reply", "bytes", MEDIAN, UNKNOWN);

  /** Bytes of a framework's message. */
  public static final Measure MESSAGE = DECLARED.add("message", "bytes", MEDIAN, UNKNOWN);

  /** Wall time of a framework's first call: mappings are made, classes loaded, none compiled. */
  public static final Measure FIRST_CALL = DECLARED.add("first_call", "nanos", MEDIAN, UNKNOWN);

  /** Wall time of a call where the host's defaults that stall it are left on. */
  public static final Measure DEFAULT_CALL = DECLARED.add("default_call", "nanos", MEAN, UNKNOWN);

  /** Wall time of a call with nothing beside it, where it was measured with something, too. */
  public static final Measure ALONE = DECLARED.add("alone", "nanos", MEAN, UNKNOWN);

  /** The same beside a process that uses the same processors. */
  public static final Measure BESIDE_BUSY = DECLARED.add("beside_busy", "nanos", MEAN, UNKNOWN);

  /** Of the CPU time of a call, that of another process, such as a server's. */
  public static final Measure SERVER_CPU = DECLARED.add("server_cpu", "nanos", MEAN, UNKNOWN);

  /** Of that, the CPU time of the other process' compilers. */
  public static final Measure SERVER_COMPILER =
      DECLARED.add("server_compiler", "nanos", MEAN, UNKNOWN);

  /**
   * Of the time of the processors that a fork may use, what other work took while it measured: of
   * forks that wait for servers.
   */
  public static final Measure OTHER_WORK = DECLARED.add("other_work", "percent", MAXIMUM, UNKNOWN);

  /** Assertions of WS-I's Basic Profile that the messages meet; unknown where none was asked. */
  public static final Measure PROFILE_PASSED =
      DECLARED.add("profile_passed", "assertions", MAXIMUM, UNKNOWN);

  /** Assertions that they do not meet. */
  public static final Measure PROFILE_FAILED =
      DECLARED.add("profile_failed", "assertions", MAXIMUM, UNKNOWN);

  /** 1 for each assertion that they do not meet, by its number, such as {@code R1109}. */
  public static final MeasureSeries PROFILE_FAILED_ONE =
      DECLARED.addSeries("profile_failed_", "R\\d+", "assertions", MAXIMUM, ZERO);

  /** 1 where a server understood another toolkit's message, else 0. */
  public static final Measure READS = DECLARED.add("reads", "count", SUM, ERROR);

  private CallMeasures() {}
}
