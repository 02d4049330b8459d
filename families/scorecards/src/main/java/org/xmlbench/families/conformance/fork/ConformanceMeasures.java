package org.xmlbench.families.conformance.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MAXIMUM;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.MeasureSource;

/** What forks found out about a driver by the documents of a conformance suite. */
public final class ConformanceMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** What became of a test that the driver did not do as the suite says. */
  public enum Deviation implements Labelled {
    /** It took a document that is not well-formed. */
    ACCEPTED,
    REJECTED,
    /** It delivered other events than the suite's output has. */
    OTHER_OUTPUT,
    /** It threw what no parser should, or did not end in time. */
    BROKE,
    /**
     * No fault, and not counted: it reports a reference whose declaration may lie outside the
     * document, where it does not look.
     */
    NOT_READ
  }

  /** Tests that the driver did as the suite says. */
  public static final Measure RIGHT = DECLARED.add("right_tests", "count", SUM, ERROR);

  private static final String NUMBER = "\\d+";

  private static final Map<Deviation, MeasureSeries> SERIES = new EnumMap<>(Deviation.class);

  static {
    for (Deviation deviation : Deviation.values()) {
      SERIES.put(
          deviation,
          DECLARED.addSeries(
              deviation.label().replace('-', '_') + "_test_", NUMBER, "count", MAXIMUM, ZERO));
    }
  }

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * That a test ended so.
   *
   * @param test its number in the run's list of tests
   */
  public static Measure of(Deviation deviation, int test) {
    return SERIES.get(deviation).of(Integer.toString(test));
  }

  /** What a fork did not do as the suite says, by the number of the test. */
  public static Map<Integer, Deviation> deviations(ForkRecord fork) {
    Map<Integer, Deviation> found = new TreeMap<>();
    SERIES.forEach(
        (deviation, series) ->
            series
                .membersIn(fork)
                .forEach(number -> found.put(Integer.valueOf(number), deviation)));
    return found;
  }
}
