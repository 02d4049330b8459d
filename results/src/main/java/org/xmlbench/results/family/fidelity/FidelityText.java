package org.xmlbench.results.family.fidelity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** What toolkits do to values, as plain text. */
public final class FidelityText {
  private static final String LEGEND =
      """
      kept: all values are there, and say the same. changed: one says something else. lost: one is not there.
      refused: by a fault or an exception, which is right for what is invalid, and for nothing else.
      unanswered: no answer in time, or the connection ended. -: no such value can be sent that way.
      """;

  private FidelityText() {}

  /** A table for each way, and how values differ where they do; lines ended by LF. */
  public static String render(FidelityTable table) {
    StringBuilder out = new StringBuilder();
    way(out, table, "what clients write of their objects", FidelityTable.Cell::clientWrites);
    way(out, table, "what clients read out of replies", FidelityTable.Cell::clientReads);
    way(out, table, "what servers give back", FidelityTable.Cell::server);
    boolean any = false;
    for (FidelityTable.Row row : table.rows()) {
      for (FidelityTable.Cell cell : row.cells()) {
        if (cell.reason() != null) {
          String line = "%s, %s: %s".formatted(row.toolkit(), cell.tested(), cell.reason());
          out.append("   ").append(Printable.line(line)).append('\n');
          any = true;
        }
      }
    }
    return out.append(any ? "\n" : "").append(LEGEND).append('\n').toString();
  }

  private static void way(
      StringBuilder out,
      FidelityTable table,
      String words,
      Function<FidelityTable.Cell, String> fate) {
    out.append("== fidelity: ").append(words).append("\n\n");
    TextTable text = new TextTable(1 + table.rows().size(), 0);
    List<String> head = new ArrayList<>(List.of("   case"));
    table.rows().forEach(row -> head.add(Printable.line(row.toolkit())));
    text.add(head);
    for (int i = 0; i < table.cases().size(); i++) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(table.cases().get(i))));
      for (FidelityTable.Row row : table.rows()) {
        String word = fate.apply(row.cells().get(i));
        cells.add(word == null ? TextTable.ABSENT : word);
      }
      text.add(cells);
    }
    text.appendTo(out);
    out.append('\n');
  }
}
