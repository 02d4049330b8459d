package org.xmlbench.results.report;

import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.CellDifference;
import org.xmlbench.results.store.RunFamily;

/** Two runs side by side as plain text: ASCII only, what the figures do not say first. */
public final class RunDifferenceText {
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
      addRow(table, cell);
    }
    append(out, document, table);
    for (String cell : difference.unmatched()) {
      out.append("not compared: ").append(Printable.line(cell)).append('\n');
    }
    return out.toString();
  }

  private static String heading(CellDifference cell) {
    return Printable.line(
        "== " + cell.document() + " | " + TerminalTable.conditionText(cell.condition()));
  }

  private static TextTable emptyTable(RunDifference difference) {
    TextTable table = new TextTable(false, true, true, true, true, false, false);
    boolean ofCalls =
        difference.cells().stream().allMatch(cell -> cell.operation() == Operation.CALL);
    FamilyWords words = FamilyWords.of(ofCalls ? RunFamily.TOOLKITS : RunFamily.PARSERS);
    String micros = "us/%s %s".formatted(words.unit(), difference.clock().label());
    table.add("subject", "A: " + micros, "forks", "B: " + micros, "forks", "B / A", "");
    return table;
  }

  private static void append(StringBuilder out, String heading, TextTable table) {
    if (table != null) {
      out.append('\n').append(heading).append("\n\n");
      table.appendTo(out);
    }
  }

  private static void addRow(TextTable table, CellDifference cell) {
    table.add(
        Printable.line(cell.label()),
        cell.microsA() == null ? "-" : FigureText.number(cell.microsA()),
        Integer.toString(cell.forksA()),
        cell.microsB() == null ? "-" : FigureText.number(cell.microsB()),
        Integer.toString(cell.forksB()),
        FigureText.ratio(cell.ratio()),
        Printable.line(String.join("; ", marks(cell))));
  }

  private static List<String> marks(CellDifference cell) {
    List<String> marks = new java.util.ArrayList<>();
    if (!cell.versionA().equals(cell.versionB())) {
      marks.add(cell.versionA() + " against " + cell.versionB());
    }
    if (cell.outcomeA() != Outcome.OK) {
      marks.add("A: " + cell.outcomeA().label());
    }
    if (cell.outcomeB() != Outcome.OK) {
      marks.add("B: " + cell.outcomeB().label());
    }
    return marks;
  }
}
