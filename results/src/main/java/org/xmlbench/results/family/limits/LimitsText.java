package org.xmlbench.results.family.limits;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** The sizes at which parsers stop, as plain text. */
public final class LimitsText {
  private static final String LEGEND =
      """
      The greatest size that was delivered, by the library as it comes, and what happens at the next: refused by the
      parser; other-size: it ends well and has delivered something smaller; heap-exhausted, stack-exhausted: of the
      fork's JVM; endless: no end within 20 s; broke: the parser threw what none should. >= the greatest that was
      tried. -: not known, see report.html.
      """;

  private LimitsText() {}

  /** The table; lines ended by LF. */
  public static String render(LimitsTable table) {
    StringBuilder out = new StringBuilder("== limits: libraries as they come\n\n");
    TextTable text = new TextTable(1 + table.dimensions().size(), 0);
    List<String> head = new ArrayList<>(List.of("   driver"));
    table.dimensions().forEach(name -> head.add(Printable.line(name)));
    text.add(head);
    for (LimitsTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.driver())));
      row.cells().forEach(cell -> cells.add(words(cell)));
      text.add(cells);
    }
    text.appendTo(out);
    return out.append('\n').append(LEGEND).append('\n').toString();
  }

  /** Where a driver stopped, in a few characters. */
  static String words(LimitsTable.Cell cell) {
    if (cell.reached() == null) {
      return TextTable.ABSENT;
    }
    return cell.beyond() == null
        ? ">= %,d".formatted(cell.reached())
        : "%,d %s".formatted(cell.reached(), cell.beyond());
  }
}
