package org.xmlbench.results.export;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.OwnFigure;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.store.TimingClock;

/**
 * One cell of a run and its figures.
 *
 * @param subject driver id
 * @param version version of its library
 * @param document document name
 * @param operation what was timed
 * @param condition what was held fixed, by name
 * @param outcome how the cell ended; only one that is {@code ok} is exported with its figures
 * @param forks forks that the figures are made of
 * @param failedForks forks that failed
 * @param documentBytes size of the document; {@code null} where it is unknown
 * @param cpu figures by the process CPU clock; {@code null} where there are none
 * @param wall figures by the wall clock; {@code null} where there are none
 * @param allocatedBytesPerInputByte {@code null} where it is unknown
 * @param own what its family tells in place of its time; {@code null} where times are told
 */
record ExportedCell(
    String subject,
    String version,
    String document,
    Operation operation,
    Map<String, String> condition,
    Outcome outcome,
    int forks,
    int failedForks,
    Long documentBytes,
    ClockFigures cpu,
    ClockFigures wall,
    Double allocatedBytesPerInputByte,
    List<OwnFigure> own) {

  ExportedCell {
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
  }

  /**
   * The name under which other tools follow the cell from run to run: the cell's id, without the
   * library's version, so that a new version continues the series.
   */
  String name() {
    return "%s/%s/%s/%s".formatted(subject, document, operation.label(), conditionText());
  }

  /** {@link #name} with the version, for a run that has two of one subject. */
  String nameWithVersion() {
    return "%s@%s/%s/%s/%s"
        .formatted(subject, version, document, operation.label(), conditionText());
  }

  String conditionText() {
    return condition.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(","));
  }

  /**
   * Whether it is a call. Its size is that of a reference message, which no subject need write or
   * read byte by byte: nothing of it is told in those bytes.
   */
  boolean isCall() {
    return operation == Operation.CALL;
  }

  /** Bytes that an operation allocates; {@code null} where it is unknown. */
  Double allocatedBytesPerOperation() {
    return allocatedBytesPerInputByte == null || documentBytes == null
        ? null
        : (Double) (allocatedBytesPerInputByte * documentBytes);
  }

  /** Figures by that clock; {@code null} where the cell is not verified or has none. */
  ClockFigures verified(TimingClock clock) {
    if (outcome != Outcome.OK) {
      return null;
    }
    return clock == TimingClock.WALL ? wall : cpu;
  }
}
