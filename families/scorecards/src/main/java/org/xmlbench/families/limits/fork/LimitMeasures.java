package org.xmlbench.families.limits.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.MeasureSource;

/** What forks found out about the sizes at which a parser stops. */
public final class LimitMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** What happens at a size that a parser does not deliver. */
  public enum Stop implements Labelled {
    /** The parser rejects the document. */
    REFUSED,
    /** It ends well, and has delivered something smaller. */
    OTHER_SIZE,
    STACK_EXHAUSTED,
    HEAP_EXHAUSTED,
    /** It had not ended in time. */
    ENDLESS,
    /** It threw what no parser should. */
    BROKE
  }

  /** The greatest size that it delivers. */
  public static final Measure REACHED = DECLARED.add("reached", "size", MEDIAN, ERROR);

  /** 1 for what happens beyond; none where nothing does up to the greatest size that is tried. */
  public static final MeasureSeries STOPS =
      DECLARED.addSeries(
          "beyond_",
          Arrays.stream(Stop.values()).map(Stop::label).collect(Collectors.joining("|")),
          "count",
          SUM,
          ZERO);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /** What happens beyond; empty where nothing does. */
  public static Optional<Stop> stop(ForkRecord fork) {
    return STOPS.membersIn(fork).findFirst().map(label -> Labelled.of(label, Stop.class));
  }
}
