package org.xmlbench.families.fidelity.fork;

import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.MeasureSource;

/** What forks found out about values that went through a toolkit. */
public final class FidelityMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** What became of a message's values. */
  public enum Fate implements Labelled {
    KEPT,
    /** One of them says something else. */
    CHANGED,
    /** One of them is not there any more. */
    LOST,
    /** The message was refused, by a fault or an exception. */
    REFUSED,
    /** There was no answer in time, or the connection ended without one. */
    UNANSWERED
  }

  private static final String FATES =
      Arrays.stream(Fate.values()).map(Fate::label).collect(Collectors.joining("|"));

  /** From a client's objects to its request: 1 for what became of them. */
  public static final MeasureSeries CLIENT_WRITES = series("client_writes_");

  /** From a reply to a client's objects: 1 for what became of them. */
  public static final MeasureSeries CLIENT_READS = series("client_reads_");

  /** From a request through a server's objects to its reply: 1 for what became of them. */
  public static final MeasureSeries SERVER_ECHOES = series("server_echoes_");

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  private static MeasureSeries series(String before) {
    return DECLARED.addSeries(before, FATES, "count", SUM, ZERO);
  }

  /** What became of values on that way; empty where a fork did not send any on it. */
  public static Optional<Fate> fate(MeasureSeries way, ForkRecord fork) {
    return way.membersIn(fork).findFirst().map(label -> Labelled.of(label, Fate.class));
  }
}
