package org.xmlbench.results.family.startup;

import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;

/** Servers that start, as plain text. */
public final class StartupText {
  private static final int CACHE_COLUMN = 8;

  private static final String LEGEND =
      """
         Geometric means over forks, +- half the width of their 95 % interval.
         first answer: wall time from the start of the server's process to the whole reply of its first call;
         CPU: of the server's process meanwhile. idle: a second after that call; load: by 16 clients at a time.
         resident: memory of the process; live: bytes of the objects that can be reached, after a full collection.
      """;

  /** Of tables that have it. */
  private static final String CACHE =
      """
         classes default: out of jars; aot-cache: out of a cache (JEP 514) that a start before has left.
      """;

  private StartupText() {}

  /** The tables of starts, lines ended by LF. */
  public static String render(List<StartupTable> tables) {
    StringBuilder out = new StringBuilder();
    for (StartupTable table : tables) {
      out.append(
          Printable.line(
              "== servers that start, %s, %s: to the first answer in ms, memory in MiB"
                  .formatted(table.encoding(), table.exchange())));
      out.append("\n\n");
      append(out, table);
      out.append('\n');
    }
    if (tables.isEmpty()) {
      return "";
    }
    boolean cached = tables.stream().anyMatch(table -> table.classes().size() > 1);
    return out.append(LEGEND).append(cached ? CACHE : "").append('\n').toString();
  }

  private static void append(StringBuilder out, StartupTable table) {
    TextTable text = new TextTable(false, false, true, true, true, true, true, true, true, false);
    text.leaveOutAbsent(CACHE_COLUMN);
    text.add(
        "   toolkit",
        "classes",
        "first answer",
        "CPU",
        "idle resident",
        "idle live",
        "load resident",
        "load live",
        "cache",
        "");
    for (StartupTable.Row row : table.rows()) {
      row.cells().forEach(cell -> text.add(line(row.toolkit(), cell)));
    }
    text.appendTo(out);
  }

  private static List<String> line(String toolkit, StartupTable.Cell cell) {
    return List.of(
        "   " + Printable.line(toolkit),
        Printable.line(cell.classes()),
        FigureText.withMargin(cell.firstAnswerMillis()),
        FigureText.withMargin(cell.firstAnswerCpuMillis()),
        FigureText.withMargin(cell.idle().resident()),
        FigureText.withMargin(cell.idle().heap()),
        FigureText.withMargin(cell.load().resident()),
        FigureText.withMargin(cell.load().heap()),
        FigureText.withMargin(cell.aotCacheMiB()),
        mark(cell));
  }

  private static String mark(StartupTable.Cell cell) {
    if (cell.outcome() == null) {
      return "not measured";
    }
    return cell.firstAnswerMillis() == null
        ? Printable.line(cell.outcome() + (cell.reason() == null ? "" : ": " + cell.reason()))
        : "";
  }
}
