package org.xmlbench.results.compared;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** What several threads of one JVM gain over one. */
public final class ThreadScalingTables {
  private static final double PERCENT = 100;

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("subject", "parser", null, Kind.NAME, null),
          Column.of("threads", Kind.WHOLE),
          Column.of("blocks", Kind.WHOLE),
          Column.of("throughput", "throughput / 1 thread", null, Kind.INTERVAL, null),
          Column.of("efficiency", "efficiency", "%", Kind.SHARE_INTERVAL, null));

  private ThreadScalingTables() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.threadScaling().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    for (ThreadScaling scaling : comparison.threadScaling()) {
      String condition = TerminalTable.conditionText(scaling.condition());
      out.append(Printable.line("== %s | %s".formatted(table(scaling).title(), condition)))
          .append("\n\n")
          .append(SectionText.of(table(scaling)))
          .append('\n');
    }
    return out.append(
            String.format(
                Locale.ROOT,
                """
                throughput: documents a second by wall time, of all threads together over that of one thread
                in the same block (geometric mean). efficiency: the same over the number of threads, or of
                processors where these are fewer. Each interval holds by itself with %.0f %%.
                """,
                PERCENT * comparison.confidence()))
        .append(hasSingleBlock(comparison) ? "A line of one block has no interval.\n" : "")
        .toString();
  }

  private static boolean hasSingleBlock(Comparison comparison) {
    return comparison.threadScaling().stream()
        .flatMap(scaling -> scaling.lines().stream())
        .anyMatch(line -> line.throughput().low() == null);
  }

  public static Table table(ThreadScaling scaling) {
    return new Table(
        "threads",
        "what threads gain: " + scaling.title(),
        COLUMNS,
        scaling.lines().stream()
            .map(
                line ->
                    Row.of(
                        line.subject(),
                        new Cell.Text(line.subject()),
                        Cell.count(line.threads()),
                        Cell.count(line.blocks()),
                        FigureCells.of(line.throughput()),
                        FigureCells.of(line.efficiency())))
            .toList());
  }
}
