package org.xmlbench.core.record;

/** What the forks of a made-up family measure, found as those of a real one are. */
public final class MadeUpMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  static final Measure RATE =
      DECLARED.add(
          "rate", "calls_per_second", Measure.Aggregation.GEOMETRIC_MEAN, Measure.Absence.ERROR);

  static final Measure TAIL =
      DECLARED.add("corrected_p99.9", "nanos", Measure.Aggregation.MEDIAN, Measure.Absence.UNKNOWN);

  static final Measure AFTER =
      DECLARED.add(
          "after_rate", "calls_per_second", Measure.Aggregation.MEDIAN, Measure.Absence.ERROR);

  static final Measure CRASHED =
      DECLARED.add("crashed", "count", Measure.Aggregation.SUM, Measure.Absence.ERROR);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }
}
