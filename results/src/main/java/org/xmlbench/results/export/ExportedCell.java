package org.xmlbench.results.export;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.OwnFigure;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/**
 * One cell of a run and its figures, which are exported only where its outcome is {@code ok}.
 *
 * @param condition what was held fixed, by name
 * @param documentBytes size of the document; {@code null} where it is unknown
 * @param own what its family exports instead of a time; empty where times are exported
 */
record ExportedCell(
    String document,
    Map<String, String> condition,
    Long documentBytes,
    SubjectFigure figure,
    List<OwnFigure> own) {

  ExportedCell {
    own = List.copyOf(own);
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
  }

  /**
   * The name under which other tools follow the cell from run to run: the cell's id, without the
   * library's version, so that a new version continues the series.
   */
  String name() {
    return "%s/%s/%s/%s"
        .formatted(figure.subject(), document, figure.operation().label(), conditionText());
  }

  /** {@link #name} with the version, for a run that has two of one subject. */
  String nameWithVersion() {
    return "%s@%s/%s/%s/%s"
        .formatted(
            figure.subject(),
            figure.version(),
            document,
            figure.operation().label(),
            conditionText());
  }

  String conditionText() {
    return condition.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(","));
  }

  /**
   * Whether it is a call. Its size is that of a reference message, which no subject need write or
   * read byte by byte, so no figure is given per byte.
   */
  boolean isCall() {
    return !figure.operation().isOfBytes();
  }

  /** Bytes that an operation allocates; empty where it is unknown. */
  Optional<Double> allocatedBytesPerOperation() {
    Double perByte = figure.costs().allocatedBytesPerInputByte();
    return perByte == null || documentBytes == null
        ? Optional.empty()
        : Optional.of(perByte * documentBytes);
  }

  /** Figures by that clock; empty where the cell is not verified or has none. */
  Optional<ClockFigures> verified(TimingClock clock) {
    if (figure.outcome() != Outcome.OK) {
      return Optional.empty();
    }
    return Optional.ofNullable(figure.costs().by(clock));
  }
}
