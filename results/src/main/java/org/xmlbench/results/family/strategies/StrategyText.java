package org.xmlbench.results.family.strategies;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;

/** The tables of input strategies as plain text, ASCII only. */
public final class StrategyText {
  private static final double MEGA = 1e6;

  private StrategyText() {}

  /** The tables and how to read them, lines ended by LF. */
  public static String render(List<StrategyTable> tables) {
    StringBuilder out = new StringBuilder();
    tables.forEach(table -> append(out, table));
    out.append(
        """
        S: time of plain over time of this one, round by round, 95 % intervals over rounds; more is better.
        S = R * K * O. R: larger requests alone, same thread. K: CPU time off the parser's thread less the
        hand-off, from the cached runs. O: waiting hidden by overlap. model: whether O * K is possible.
        as published: the mean of plain's runs over each run, all runs taken as independent.
        """);
    return out.toString();
  }

  private static void append(StringBuilder out, StrategyTable table) {
    out.append("== ")
        .append(
            Printable.line(
                "%s on %s, %s, %s processors"
                    .formatted(table.subject(), table.document(), table.cache(), table.cpus())))
        .append("\n\n");
    if (table.heldToOwn() != null) {
      out.append(
              Printable.line(
                  "verified against the driver's own events by plain: " + table.heldToOwn()))
          .append("\n\n");
    }
    TextTable text =
        new TextTable(
            false, true, true, true, true, true, true, true, true, false, true, true, true);
    text.add(
        "strategy",
        "runs",
        "s/run",
        "as published",
        "S",
        "R",
        "K",
        "O",
        "cpu s",
        "model",
        "io wait s",
        "device MB",
        "void");
    table.rows().forEach(row -> addRow(text, row));
    text.appendTo(out);
    out.append('\n');
  }

  private static void addRow(TextTable text, StrategyRow row) {
    Boolean holds = row.factors().modelHolds();
    Double bytes = row.costs().deviceBytes();
    text.add(
        Printable.line(row.strategy()),
        Integer.toString(row.counts().runs()),
        FigureText.withMargin(row.seconds()),
        FigureText.ratio(row.gain().published()),
        FigureText.ratio(row.gain().speedup()),
        FigureText.ratio(row.factors().largerRequests()),
        FigureText.ratio(row.factors().offload()),
        FigureText.ratio(row.factors().overlap()),
        number(row.cpu().cpuSeconds()),
        holds == null ? "-" : holds ? "holds" : "does not hold",
        number(row.costs().ioStallSeconds()),
        bytes == null ? "-" : String.format(Locale.ROOT, "%.1f", bytes / MEGA),
        row.counts().voidRuns() == 0 ? "" : Integer.toString(row.counts().voidRuns()));
  }

  private static String number(Double value) {
    return value == null ? "-" : FigureText.number(value);
  }
}
