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
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.TextWidth;

/** Where a library became faster from version to version. */
public final class VersionTrendTables {
  private static final double PERCENT = 100;

  private static final int WIDTH = 93;
  private static final String BEFORE =
      "time over that of the version before it that has figures, in the same blocks (geometric"
          + " mean)";

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("version", Kind.NAME),
          Column.of("blocks", Kind.WHOLE),
          Column.of("us", "us/op", "us", Kind.MEASURE, "geometric mean over forks"),
          Column.of("over_before", "/ before", null, Kind.INTERVAL, BEFORE),
          Column.of(
              "over_first", "/ first", null, Kind.INTERVAL, "the same over the first version"),
          Column.of("change", "", null, Kind.TEXT, null));

  private VersionTrendTables() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.versionTrends().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    for (VersionTrend trend : comparison.versionTrends()) {
      Table table = table(trend, comparison);
      out.append(TerminalTable.heading(table, trend.condition()))
          .append("\n\n")
          .append(SectionText.of(table))
          .append("   ")
          .append(Printable.line(trend.answer()))
          .append("\n\n");
    }
    String read = "/ before: %s; / first likewise. %s.".formatted(BEFORE, intervals(comparison));
    TextWidth.wrapped(read, WIDTH, "").forEach(line -> out.append(line).append('\n'));
    return out.toString();
  }

  private static String intervals(Comparison comparison) {
    return String.format(
        Locale.ROOT,
        "The intervals of a column hold for all versions of a table at once with %.0f %%; faster or"
            + " slower where that interval excludes 1",
        PERCENT * comparison.confidence());
  }

  /** The table of a driver on a document, a line for each version. */
  public static Table table(VersionTrend trend, Comparison comparison) {
    return new Table(
        "versions",
        "versions: " + trend.title(),
        COLUMNS,
        trend.lines().stream().map(VersionTrendTables::row).toList(),
        null,
        List.of(
            TerminalTable.note(trend.condition()),
            Note.of("%s", trend.answer()),
            Note.of("%s", intervals(comparison))));
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
