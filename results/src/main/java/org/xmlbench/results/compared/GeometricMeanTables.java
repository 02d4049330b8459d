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
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** Geometric means, each with the documents that it is made of. */
public final class GeometricMeanTables {
  private GeometricMeanTables() {}

  /** Appends the table of a mean as plain text, lines ended by LF. */
  public static void append(
      StringBuilder out, GeometricMean mean, Comparison comparison, FamilyWords words) {
    Table table = table(mean, comparison, words);
    String condition = TerminalTable.conditionText(mean.condition());
    out.append(Printable.line("== %s | %s".formatted(table.title(), condition))).append('\n');
    for (String reason : mean.leftOut()) {
      out.append("   left out: ").append(Printable.line(reason)).append('\n');
    }
    if (mean.subjects().isEmpty()) {
      out.append(
          "   none: it needs two %ss on which every %s is ok\n\n"
              .formatted(words.document(), words.subject()));
      return;
    }
    out.append("   of these %ss alone, each weighing the same; by ".formatted(words.document()))
        .append(mean.method().text())
        .append('\n');
    for (String note : mean.notes()) {
      out.append("   ").append(Printable.line(note)).append('\n');
    }
    out.append('\n').append(SectionText.of(table, "")).append('\n');
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
            Column.of(ComparisonTables.RATIO, "time / fastest", null, Kind.INTERVAL, null),
            Column.of("letters", Kind.TEXT),
            Column.of(ComparisonTables.NOTES, "notes", null, Kind.TEXT, null).whereKnown()),
        mean.subjects().stream()
            .sorted(Comparator.comparingDouble(figure -> figure.ratio().value()))
            .map(figure -> row(FigureTerm.fastest(comparison), figure))
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
    if (figure.fastest()) {
      return Stream.of(new Cell.Word(fastest, "*"));
    }
    return figure.stoppedOn().isEmpty()
        ? Stream.empty()
        : Stream.of(new Cell.Word(GeometricMean.Mark.STOPPED, "x"));
  }
}
