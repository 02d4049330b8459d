package org.xmlbench.results.family.interoperability;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** Which server reads which toolkit's message, as plain text. */
public final class InteropText {
  private static final String READS = "reads it";

  private InteropText() {}

  /** The matrices, and why a message is not read where it is not; lines ended by LF. */
  public static String render(List<InteropTable> tables) {
    StringBuilder out = new StringBuilder();
    for (InteropTable table : tables) {
      out.append(
          Printable.line(
              "== interoperability, %s: servers in rows, who wrote the message in columns"
                  .formatted(table.exchange())));
      out.append("\n\n");
      matrix(out, table);
      reasons(out, table);
      out.append('\n');
    }
    return out.toString();
  }

  private static void matrix(StringBuilder out, InteropTable table) {
    TextTable text = new TextTable(2 + table.senders().size(), 0);
    List<String> head = new ArrayList<>(List.of("   server", "speaks"));
    table.senders().forEach(sender -> head.add(Printable.line(sender)));
    text.add(head);
    for (InteropTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add("   " + Printable.line(row.toolkit()));
      cells.add(Printable.line(row.encoding()));
      row.cells().forEach(cell -> cells.add(text(cell)));
      text.add(cells);
    }
    text.appendTo(out);
  }

  private static String text(InteropTable.Cell cell) {
    if (cell.reads() == null) {
      return "-";
    }
    return cell.reads() ? READS : "no";
  }

  private static void reasons(StringBuilder out, InteropTable table) {
    for (InteropTable.Row row : table.rows()) {
      for (InteropTable.Cell cell : row.cells()) {
        if (cell.reason() != null) {
          String line = "   %s, from %s: %s".formatted(row.toolkit(), cell.sender(), cell.reason());
          out.append(Printable.line(line)).append('\n');
        }
      }
    }
  }
}
