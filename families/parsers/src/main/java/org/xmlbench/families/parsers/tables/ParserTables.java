package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** A run's parsers as tables, one for each document, all with the same columns. */
final class ParserTables {
  /** Those that are shown to take more than this times the fastest's time interest few. */
  private static final double SLOW = 2;

  private static final String SLOWER = "slower than 2x";

  private ParserTables() {}

  /** The tables, in the order of the documents; their ids are the places of these. */
  static List<Table> of(Manifest manifest, Comparison comparison) {
    List<ComparisonTables.Field> fields = ParserColumns.of(manifest, comparison);
    Map<String, String> styles = new LinkedHashMap<>();
    manifest.subjects().forEach(it -> styles.putIfAbsent(it.id(), style(it)));
    List<String> titles = ComparisonTables.titles(comparison.documents());
    List<Table> tables = new ArrayList<>();
    for (DocumentComparison document : comparison.documents()) {
      int place = tables.size();
      Set<String> named = ParserAnswers.named(manifest, document);
      Set<String> kept = KeptSubjects.of(manifest, document);
      String next = runnerUp(document, comparison.clock()).orElse(null);
      tables.add(
          new Table(
              "d" + place,
              titles.get(place),
              fields.stream().map(ComparisonTables.Field::column).toList(),
              document.subjects().stream()
                  .sorted(order(comparison.clock()))
                  .map(
                      it -> {
                        boolean isNext = it.label().equals(next);
                        Row.Place at = place(it.label(), named, kept);
                        return row(fields, styles, document, it, at, isNext);
                      })
                  .toList(),
              SLOWER,
              ComparisonTables.notes(document)));
    }
    return tables;
  }

  private static Row.Place place(String label, Set<String> named, Set<String> kept) {
    return kept.contains(label)
        ? Row.Place.KEPT
        : named.contains(label) ? Row.Place.NAMED : Row.Place.ANY;
  }

  /** The label of the first that is not among the fastest: a reader asks what comes next. */
  private static Optional<String> runnerUp(DocumentComparison document, TimingClock clock) {
    return document.subjects().stream()
        .filter(it -> it.ratios().ratio() != null && !it.standing().fastest())
        .min(order(clock))
        .map(SubjectFigure::label);
  }

  private static String style(SubjectEntry subject) {
    return subject.style() == null ? "" : subject.style();
  }

  private static Row row(
      List<ComparisonTables.Field> fields,
      Map<String, String> styles,
      DocumentComparison document,
      SubjectFigure figure,
      Row.Place place,
      boolean next) {
    Estimate ratio = figure.ratios().ratio();
    return new Row(
        figure.subject(),
        styles.getOrDefault(figure.subject(), ""),
        !next && ratio != null && ratio.low() != null && ratio.low() > SLOW,
        place,
        fields.stream().map(field -> field.cell().apply(document, figure)).toList());
  }

  /** By the ratio of time; what is not compared, and then what has no figure, is last. */
  static Comparator<SubjectFigure> order(TimingClock clock) {
    return Comparator.comparing((SubjectFigure it) -> it.ratios().ratio() == null)
        .thenComparingDouble(
            it -> it.ratios().ratio() == null ? micros(it, clock) : it.ratios().ratio().value());
  }

  private static double micros(SubjectFigure figure, TimingClock clock) {
    ClockFigures figures = figure.costs().by(clock);
    return figures == null ? Double.POSITIVE_INFINITY : figures.microsPerOperation().value();
  }

  /** What a page draws of each table. */
  static List<Picture> pictures(List<Table> tables, Comparison comparison) {
    return ComparisonTables.pictures(
        tables, comparison, ParserColumns.SPEED, "MB/s (more is better; not compared)");
  }
}
