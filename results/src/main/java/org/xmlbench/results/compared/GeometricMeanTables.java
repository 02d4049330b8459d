package org.xmlbench.results.compared;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.GeometricMean;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** Geometric means, each with the documents that it is made of. */
public final class GeometricMeanTables {
  /** Begins the note that says why there is no mean. */
  private static final String NONE = "none: ";

  private GeometricMeanTables() {}

  /** Appends the table of a mean as plain text, lines ended by LF. */
  public static void append(
      StringBuilder out, GeometricMean mean, Comparison comparison, FamilyWords words) {
    Table table = table(mean, comparison, words);
    out.append(TerminalTable.heading(table, mean.condition())).append('\n');
    notes(mean, words).forEach(it -> out.append("   ").append(Printable.line(it)).append('\n'));
    out.append('\n');
    if (!mean.subjects().isEmpty()) {
      out.append(SectionText.of(table, "")).append('\n');
    }
  }

  private static List<String> notes(GeometricMean mean, FamilyWords words) {
    String made =
        mean.subjects().isEmpty()
            ? NONE + mean.absence().text(words.document(), words.subject())
            : "of these %ss alone, each weighing the same; by %s"
                .formatted(words.document(), mean.method().text());
    return Stream.of(
            mean.leftOut().stream().map("left out: "::concat),
            Stream.of(made),
            mean.notes().stream())
        .flatMap(notes -> notes)
        .toList();
  }

  /** The table of a mean, the least time first. */
  public static Table table(GeometricMean mean, Comparison comparison, FamilyWords words) {
    String documents =
        mean.documents().isEmpty() ? "" : " over " + String.join(", ", mean.documents());
    String kind = mean.kind().equals(Operation.CALL) ? "" : " (" + mean.kind().label() + ")";
    return new Table(
        "mean",
        "geometric mean" + documents + kind,
        List.of(
            new Column("signs", "", null, Kind.SIGNS, true, Column.STAYS, null),
            Column.of("subject", words.subject(), null, Kind.NAME, null),
            Column.of(
                ComparisonTables.RATIO,
                "time / fastest",
                null,
                Kind.INTERVAL,
                TerminalTable.meaningOfRatio(comparison)),
            Column.of("letters", Kind.TEXT, ComparisonTables.LETTERS),
            Column.of(ComparisonTables.NOTES, "notes", null, Kind.TEXT, null).whereKnown()),
        mean.subjects().stream()
            .sorted(Comparator.comparingDouble(figure -> figure.ratio().value()))
            .map(figure -> row(FigureTerm.fastest(comparison), figure))
            .toList(),
        null,
        Stream.concat(
                Stream.of(TerminalTable.note(mean.condition())),
                notes(mean, words).stream().map(note -> Note.of("%s", note)))
            .toList());
  }

  private static Row row(FigureTerm fastest, GeometricMean.Figure figure) {
    return Row.of(
        figure.subject(),
        new Cell.Words(sign(fastest, figure).toList()),
        new Cell.Text(figure.subject()),
        FigureCells.of(figure.ratio()),
        Cell.text(figure.letters()),
        new Cell.Words(figure.marked()));
  }

  private static Stream<Cell.Word> sign(FigureTerm fastest, GeometricMean.Figure figure) {
    return figure.fastest() ? Stream.of(new Cell.Word(fastest, "*")) : Stream.empty();
  }
}
