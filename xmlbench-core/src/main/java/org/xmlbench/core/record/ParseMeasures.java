package org.xmlbench.core.record;

import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;

/** What forks of parsers measure of documents one by one, beside the time of an operation. */
public final class ParseMeasures {
  static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /**
   * Wall time from the request for a parser to the end of its first operation in the fresh JVM: the
   * library's classes are loaded in it, none of its code is compiled. Of parsers what {@link
   * CallMeasures#FIRST_CALL} is of binding frameworks.
   */
  public static final Measure FIRST_DOCUMENT =
      DECLARED.add("first_document", "nanos", MEDIAN, UNKNOWN);

  /**
   * CPU time that the reading thread takes in that first operation, which others on the host change
   * less than the wall time. Compilers work beside it, in threads of their own.
   */
  public static final Measure FIRST_DOCUMENT_CPU =
      DECLARED.add("first_document_cpu", "nanos", MEDIAN, UNKNOWN);

  /** Wall time that half of the operations that were timed one by one did not exceed. */
  public static final Measure SINGLE_P50 = DECLARED.add("single_p50", "nanos", MEDIAN, UNKNOWN);

  /** The same of 99 of 100. */
  public static final Measure SINGLE_P99 = DECLARED.add("single_p99", "nanos", MEDIAN, UNKNOWN);

  /** The longest of them: of a number of operations that is the same for all subjects. */
  public static final Measure SINGLE_MAX = DECLARED.add("single_max", "nanos", MEDIAN, UNKNOWN);

  /** How many were timed one by one. */
  public static final Measure SINGLES = DECLARED.add("singles", "count", MEDIAN, UNKNOWN);

  private ParseMeasures() {}
}
