package org.xmlbench.results.report;

import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.VersionTrend;

/** Where a library became faster from version to version, as plain text. */
public final class VersionTrendText {
  private static final double PERCENT = 100;

  private VersionTrendText() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.versionTrends().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    comparison.versionTrends().forEach(trend -> append(out, trend));
    return out.append(
            String.format(
                Locale.ROOT,
                """
                / before: time over that of the version before it that has figures, in the same blocks
                (geometric mean); / first likewise. The intervals of a column hold for all versions of a
                table at once with %.0f %%; faster or slower where that interval excludes 1.
                """,
                PERCENT * comparison.confidence()))
        .toString();
  }

  private static void append(StringBuilder out, VersionTrend trend) {
    out.append(
            Printable.line(
                "== versions: %s | %s"
                    .formatted(trend.title(), TerminalTable.conditionText(trend.condition()))))
        .append("\n\n");
    TextTable table = new TextTable(false, true, true, false, false, false);
    table.add("   version", "blocks", "us/op", "/ before", "/ first", "");
    for (VersionTrend.Line line : trend.lines()) {
      table.add(
          "   " + Printable.line(line.version()),
          line.micros() == null ? TextTable.ABSENT : Integer.toString(line.blocks()),
          line.micros() == null ? TextTable.ABSENT : FigureText.number(line.micros()),
          FigureText.ratio(line.overBefore()),
          FigureText.ratio(line.overFirst()),
          remark(line));
    }
    table.appendTo(out);
    out.append("   ").append(Printable.line(trend.answer())).append("\n\n");
  }

  private static String remark(VersionTrend.Line line) {
    if (line.micros() == null) {
      return line.outcome().label();
    }
    return line.change() == null ? "" : line.change().label();
  }
}
