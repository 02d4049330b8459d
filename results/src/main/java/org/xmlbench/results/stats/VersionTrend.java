package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/**
 * One driver on one document with several versions of its library: where it became faster, and
 * where slower.
 *
 * @param driver its id, without a version
 * @param operation what was timed
 * @param condition under which, by name
 * @param lines a line for each version, in the order of the run
 */
public record VersionTrend(
    String driver,
    Operation operation,
    String document,
    Map<String, String> condition,
    List<Line> lines) {
  private static final double PERCENT = 100;

  public VersionTrend {
    Objects.requireNonNull(operation, "operation");
    condition = new TreeMap<>(condition);
    lines = List.copyOf(lines);
  }

  /** What a version changed, where its interval excludes that it changed nothing. */
  public enum Change implements Labelled {
    /** It takes less time. */
    FASTER,
    /** It takes more. */
    SLOWER,
    /** Its forks, or those of the version before it, were not warm: their times show neither. */
    UNKNOWN
  }

  /**
   * A version.
   *
   * @param version as the library's authors number it
   * @param outcome {@code ok}, or how it ended where it has no figures
   * @param blocks that the ratios are made of
   * @param micros microseconds an operation by the run's clock: geometric mean over forks; {@code
   *     null} without figures
   * @param overBefore time over that of the version before it that has figures, in the same blocks;
   *     {@code null} of the first one. The intervals of all of a table's versions hold at once
   * @param overFirst the same over the first version that has figures
   * @param change what it changed; {@code null} where that is not shown, {@link Change#UNKNOWN}
   *     where the times cannot show it
   */
  public record Line(
      String version,
      Outcome outcome,
      int blocks,
      Double micros,
      Estimate overBefore,
      Estimate overFirst,
      Change change) {}

  /** The driver and the document, and what is done with it where that is not to parse it. */
  @JsonProperty
  public String title() {
    return "%s on %s".formatted(SubjectFigure.label(driver, operation), document);
  }

  /** Where it became faster, and where slower, in one sentence. */
  @JsonProperty
  public String answer() {
    List<String> clauses = lines.stream().flatMap(line -> change(line).stream()).toList();
    List<String> unknown =
        lines.stream().filter(line -> line.change() == Change.UNKNOWN).map(Line::version).toList();
    boolean hasIntervals =
        lines.stream()
            .anyMatch(line -> line.overBefore() != null && line.overBefore().low() != null);
    if (!hasIntervals) {
      return "no version is shown to be faster or slower than the one before it: that takes two"
          + " blocks that both have";
    }
    List<String> changes = new ArrayList<>(clauses);
    if (!unknown.isEmpty()) {
      changes.add(
          "of %s it is not known, since no fork of it or of the version before it was steady"
              .formatted(String.join(", ", unknown)));
    }
    if (clauses.isEmpty()) {
      boolean all = unknown.size() == lines.stream().filter(it -> it.overBefore() != null).count();
      return all
          ? "it is not known of any version whether it is faster or slower than the one before it:"
              + " no fork of one of the two was steady"
          : "no version is shown to be faster or slower than the one before it"
              + changes.stream().map(it -> "; " + it).collect(Collectors.joining());
    }
    return String.join("; ", changes) + "; of no other version a change is shown";
  }

  private static Optional<String> change(Line line) {
    return Optional.ofNullable(line.change())
        .filter(change -> change != Change.UNKNOWN)
        .map(
            change ->
                String.format(
                    Locale.ROOT,
                    "%s became %s, by %.1f %% of the time",
                    line.version(),
                    change.label(),
                    PERCENT * Math.abs(line.overBefore().value() - 1)));
  }
}
