package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.CellDifference;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** Two runs side by side. Their text is ASCII only, and begins with the cautions on the figures. */
public final class RunDifferenceTables {
  private static final double MICROS_PER_SECOND = 1e6;
  private static final double PERCENT = 100;
  private static final String RATIO = "ratio";
  private static final String MARKS = "marks";

  private RunDifferenceTables() {}

  /** As text, lines ended by LF. */
  public static String render(RunDifference difference) {
    StringBuilder out = new StringBuilder();
    out.append("A = ").append(Printable.line(difference.runA())).append('\n');
    out.append("B = ").append(Printable.line(difference.runB())).append('\n');
    for (RunDifference.Mismatch mismatch : difference.differences()) {
      out.append("They differ in ")
          .append(mismatch.what().label())
          .append(" (")
          .append(Printable.line(mismatch.detail()))
          .append(").\n");
    }
    difference.cautions().forEach(caution -> out.append(caution).append('\n'));
    for (Table table : tables(difference, "subject")) {
      out.append("\n== ").append(Printable.line(table.title())).append("\n\n");
      out.append(SectionText.of(table, ""));
    }
    difference.findings().forEach(f -> out.append('\n').append(Printable.line(f)).append('\n'));
    for (String cell : difference.unmatched()) {
      out.append("not compared: ").append(Printable.line(cell)).append('\n');
    }
    return out.toString();
  }

  /**
   * A table for each document and condition, in the order of the cells.
   *
   * @param subject what stands in a row
   */
  public static List<Table> tables(RunDifference difference, String subject) {
    Map<String, List<CellDifference>> groups = new LinkedHashMap<>();
    for (CellDifference cell : difference.cells()) {
      String title =
          cell.key().document() + " | " + TerminalTable.conditionText(cell.key().condition());
      groups.computeIfAbsent(title, _ -> new ArrayList<>()).add(cell);
    }
    List<Column> columns = columns(difference, subject);
    boolean byRate = isByRate(difference);
    List<Table> tables = new ArrayList<>();
    groups.forEach(
        (title, cells) ->
            tables.add(
                new Table(
                    "p" + tables.size(),
                    title,
                    columns,
                    cells.stream().map(cell -> row(cell, byRate)).toList())));
    return tables;
  }

  /** What a page draws of those tables: nothing of rates. */
  public static List<Picture> pictures(RunDifference difference, List<Table> tables) {
    return isByRate(difference)
        ? List.of()
        : tables.stream()
            .map(
                table ->
                    new Picture(
                        Picture.Kind.DOT_PLOT,
                        table.id(),
                        List.of(RATIO, MARKS),
                        "time in B / time in A",
                        new Picture.Band(1, 1)))
            .toList();
  }

  /** A rate is the inverse of the time in the model. */
  private static boolean isByRate(RunDifference difference) {
    return difference.counted() != null;
  }

  private static List<Column> columns(RunDifference difference, String subject) {
    boolean ofCalls =
        difference.cells().stream().allMatch(cell -> cell.key().operation().equals(Operation.CALL));
    String micros = "us/%s %s".formatted(ofCalls ? "call" : "document", difference.clock().label());
    String figure = isByRate(difference) ? difference.counted() + "/s" : micros;
    return List.of(
        Column.of("subject", subject, null, Kind.NAME, null),
        Column.of("a", "A: " + figure, null, Kind.MEASURE, "geometric mean over forks"),
        Column.of("forks_a", "forks", null, Kind.WHOLE, null),
        Column.of("b", "B: " + figure, null, Kind.MEASURE, "geometric mean over forks"),
        Column.of("forks_b", "forks", null, Kind.WHOLE, null),
        Column.of(RATIO, "B / A", null, Kind.INTERVAL, meaningOfRatio(difference)),
        Column.of(MARKS, "", null, Kind.TEXT, null));
  }

  private static String meaningOfRatio(RunDifference difference) {
    return String.format(
        Locale.ROOT,
        "%s in B over that in A, with Welch's interval over forks at %.0f %%",
        isByRate(difference) ? "rate" : "time",
        PERCENT * difference.confidence());
  }

  private static Row row(CellDifference cell, boolean byRate) {
    Estimate ratio = cell.ratio();
    return Row.of(
        cell.key().subject(),
        new Cell.Text(cell.label()),
        figure(cell.micros().a(), byRate),
        Cell.count(cell.forks().a()),
        figure(cell.micros().b(), byRate),
        Cell.count(cell.forks().b()),
        FigureCells.of(byRate && ratio != null ? ratio.map(it -> 1 / it) : ratio),
        marks(cell));
  }

  private static Cell figure(Double micros, boolean byRate) {
    return Cell.figure(byRate && micros != null ? (Double) (MICROS_PER_SECOND / micros) : micros);
  }

  private static Cell marks(CellDifference cell) {
    List<Cell.Word> marks = new ArrayList<>();
    String a = cell.versions().a();
    if (!Objects.equals(a, cell.versions().b())) {
      marks.add(new Cell.Word(FigureTerm.VERSIONS, a + " against " + cell.versions().b()));
    }
    addOutcome(marks, "A: ", cell.outcomes().a());
    addOutcome(marks, "B: ", cell.outcomes().b());
    return new Cell.Words(marks);
  }

  private static void addOutcome(List<Cell.Word> marks, String run, Outcome outcome) {
    if (outcome != Outcome.OK) {
      marks.add(new Cell.Word(FigureTerm.of(outcome), run + outcome.label()));
    }
  }
}
