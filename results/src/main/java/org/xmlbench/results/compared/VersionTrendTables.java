package org.xmlbench.results.compared;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.VersionTrend;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** Where a library became faster from version to version. */
public final class VersionTrendTables {
  private static final double PERCENT = 100;

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("version", Kind.NAME),
          Column.of("blocks", Kind.WHOLE),
          Column.of("us", "us/op", "us", Kind.MEASURE, null),
          Column.of("over_before", "/ before", null, Kind.INTERVAL, "over the one before"),
          Column.of("over_first", "/ first", null, Kind.INTERVAL, "over the first"),
          Column.of("change", "", null, Kind.TEXT, null));

  private VersionTrendTables() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.versionTrends().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    for (VersionTrend trend : comparison.versionTrends()) {
      String condition = TerminalTable.conditionText(trend.condition());
      out.append(Printable.line("== %s | %s".formatted(table(trend).title(), condition)))
          .append("\n\n")
          .append(SectionText.of(table(trend)))
          .append("   ")
          .append(Printable.line(trend.answer()))
          .append("\n\n");
    }
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

  public static Table table(VersionTrend trend) {
    return new Table(
        "versions",
        "versions: " + trend.title(),
        COLUMNS,
        trend.lines().stream().map(VersionTrendTables::row).toList());
  }

  private static Row row(VersionTrend.Line line) {
    boolean timed = line.micros() != null;
    return Row.of(
        line.version(),
        new Cell.Text(line.version()),
        timed ? Cell.count(line.blocks()) : Cell.NOTHING,
        Cell.figure(line.micros()),
        FigureCells.of(line.overBefore()),
        FigureCells.of(line.overFirst()),
        Cell.text(
            !timed
                ? line.outcome().label()
                : line.change() == null ? null : line.change().label()));
  }
}
