package org.xmlbench.results.report;

import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.CellDifference;

/** Two runs side by side as plain text: ASCII only, beginning with the cautions on the figures. */
public final class RunDifferenceText {
  private static final double MICROS_PER_SECOND = 1e6;

  private RunDifferenceText() {}

  /** The table, lines ended by LF. */
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
    String document = "";
    TextTable table = null;
    for (CellDifference cell : difference.cells()) {
      String heading = heading(cell);
      if (!heading.equals(document)) {
        append(out, document, table);
        document = heading;
        table = emptyTable(difference);
      }
      addRow(table, cell, isByRate(difference));
    }
    append(out, document, table);
    difference.findings().forEach(f -> out.append('\n').append(Printable.line(f)).append('\n'));
    for (String cell : difference.unmatched()) {
      out.append("not compared: ").append(Printable.line(cell)).append('\n');
    }
    return out.toString();
  }

  private static String heading(CellDifference cell) {
    return Printable.line(
        "== "
            + cell.key().document()
            + " | "
            + TerminalTable.conditionText(cell.key().condition()));
  }

  /** A rate is the inverse of the time in the model. */
  private static boolean isByRate(RunDifference difference) {
    return difference.counted() != null;
  }

  private static TextTable emptyTable(RunDifference difference) {
    TextTable table = new TextTable(false, true, true, true, true, false, false);
    boolean ofCalls =
        difference.cells().stream().allMatch(cell -> cell.key().operation().equals(Operation.CALL));
    String micros = "us/%s %s".formatted(ofCalls ? "call" : "document", difference.clock().label());
    String figure = isByRate(difference) ? difference.counted() + "/s" : micros;
    table.add("subject", "A: " + figure, "forks", "B: " + figure, "forks", "B / A", "");
    return table;
  }

  private static void append(StringBuilder out, String heading, TextTable table) {
    if (table != null) {
      out.append('\n').append(heading).append("\n\n");
      table.appendTo(out);
    }
  }

  private static void addRow(TextTable table, CellDifference cell, boolean byRate) {
    table.add(
        Printable.line(cell.label()),
        figure(cell.micros().a(), byRate),
        Integer.toString(cell.forks().a()),
        figure(cell.micros().b(), byRate),
        Integer.toString(cell.forks().b()),
        FigureText.ratio(
            byRate && cell.ratio() != null ? cell.ratio().map(ratio -> 1 / ratio) : cell.ratio()),
        Printable.line(String.join("; ", marks(cell))));
  }

  private static String figure(Double micros, boolean byRate) {
    if (micros == null) {
      return "-";
    }
    return FigureText.number(byRate ? MICROS_PER_SECOND / micros : micros);
  }

  private static List<String> marks(CellDifference cell) {
    List<String> marks = new java.util.ArrayList<>();
    if (!cell.versions().a().equals(cell.versions().b())) {
      marks.add(cell.versions().a() + " against " + cell.versions().b());
    }
    if (cell.outcomes().a() != Outcome.OK) {
      marks.add("A: " + cell.outcomes().a().label());
    }
    if (cell.outcomes().b() != Outcome.OK) {
      marks.add("B: " + cell.outcomes().b().label());
    }
    return marks;
  }
}
