package org.xmlbench.results.family.load;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.soap.Percentile;
import org.xmlbench.results.stats.Estimate;

/** Servers under load, as plain text. */
public final class LoadText {
  private static final String LEGEND =
      """
         calls/s, us and CPU us: geometric means over forks, +- half the width of their 95 % interval;
         calls and errors: of all forks together. CPU us: the server's own CPU time for a call.
         p50, p90, p99, p99.9: latency corrected for coordinated omission. A client that waits for longer
         than the fork's median latency is given the calls that it would have made meanwhile, one in each
         median latency, each with the wait that it would have had. Most of these wait long, so a percentile
         mostly rises; where many wait shortly it can fall. p99 seen: without that, as clients saw it.
         -: fewer than ten calls of a fork lie beyond that percentile (p99 needs 1,000 calls a fork).
      """;

  private LoadText() {}

  /** The tables of load, lines ended by LF. */
  public static String render(List<LoadTable> tables) {
    StringBuilder out = new StringBuilder();
    for (LoadTable table : tables) {
      out.append(
          Printable.line(
              "== servers under load, %s, %s: calls a second and latency in us"
                  .formatted(table.encoding(), table.exchange())));
      out.append("\n\n");
      append(out, table);
      out.append('\n');
    }
    return tables.isEmpty() ? "" : out.append(LEGEND).append('\n').toString();
  }

  private static void append(StringBuilder out, LoadTable table) {
    TextTable text =
        new TextTable(
            false, true, true, true, true, true, true, true, true, true, true, true, false);
    text.add(
        "   toolkit",
        "clients",
        "forks' calls",
        "errors",
        "calls/s",
        "p50 us",
        "p90 us",
        "p99 us",
        "p99 seen us",
        "p99.9 us",
        "longest us",
        "CPU us",
        "");
    for (LoadTable.Row row : table.rows()) {
      row.cells().forEach(cell -> text.add(line(row.toolkit(), cell)));
    }
    text.appendTo(out);
  }

  private static List<String> line(String toolkit, LoadTable.Cell cell) {
    List<String> line = new ArrayList<>();
    line.add("   " + Printable.line(toolkit));
    line.add(Integer.toString(cell.clients()));
    line.add(cell.rate() == null ? "-" : Long.toString(cell.calls()));
    line.add(cell.rate() == null ? "-" : Long.toString(cell.errors()));
    line.add(FigureText.withMargin(cell.rate()));
    line.add(latency(cell, Percentile.P50));
    line.add(latency(cell, Percentile.P90));
    line.add(latency(cell, Percentile.P99));
    line.add(FigureText.withMargin(cell.latencies().seen().get(Percentile.P99.label())));
    line.add(latency(cell, Percentile.P999));
    Double longest = cell.latencies().longestMicros();
    line.add(longest == null ? "-" : FigureText.number(longest));
    line.add(FigureText.withMargin(cell.serverMicros()));
    line.add(mark(cell));
    return line;
  }

  private static String latency(LoadTable.Cell cell, Percentile percentile) {
    Estimate corrected = cell.latencies().corrected().get(percentile.label());
    return FigureText.withMargin(corrected);
  }

  private static String mark(LoadTable.Cell cell) {
    if (cell.outcome() == null) {
      return "not measured";
    }
    return cell.rate() == null ? cell.outcome() : "";
  }
}
