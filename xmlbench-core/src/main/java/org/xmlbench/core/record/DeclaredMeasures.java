package org.xmlbench.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What one class declares, in its order. */
public final class DeclaredMeasures {
  private final List<Measure> measures = new ArrayList<>();
  private final List<MeasureSeries> series = new ArrayList<>();

  public Measure add(
      String name, String unit, Measure.Aggregation aggregation, Measure.Absence absence) {
    Measure measure = new Measure(name, unit, aggregation, absence);
    measures.add(measure);
    return measure;
  }

  /** Declares measures of one meaning whose names begin so, a member for each. */
  public MeasureSeries addSeries(
      String before,
      String member,
      String unit,
      Measure.Aggregation aggregation,
      Measure.Absence absence) {
    MeasureSeries made =
        new MeasureSeries(before, Pattern.compile(member), unit, aggregation, absence);
    series.add(made);
    return made;
  }

  List<Measure> measures() {
    return measures;
  }

  List<MeasureSeries> series() {
    return series;
  }
}
