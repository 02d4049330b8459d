package org.xmlbench.core.record;

import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;

/** What forks that are interleaved cost beside their measured iterations. They order nothing. */
public final class HarnessMeasures {
  static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Wall time from the start of the fork's process until it asks for its first turn. */
  public static final Measure WARM_AFTER = DECLARED.add("warm_after", "nanos", MEDIAN, UNKNOWN);

  /** Wall time from the last turn of its block until the fork has ended: its verification. */
  public static final Measure ENDED_AFTER = DECLARED.add("ended_after", "nanos", MEDIAN, UNKNOWN);

  private HarnessMeasures() {}
}
