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

  private ParseMeasures() {}
}
