package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.TextWidth;

/** What several threads of one JVM gain over one. */
public final class ThreadScalingTables {
  private static final double PERCENT = 100;

  private static final int WIDTH = 93;
  private static final String THROUGHPUT =
      "documents a second by wall time, of all threads together over that of one thread in the same"
          + " block (geometric mean)";
  private static final String EFFICIENCY =
      "the same over the number of threads, or of processors where these are fewer";
  private static final String SINGLE = "A line of one block has no interval.";

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("subject", "parser", null, Kind.NAME, null),
          Column.of("threads", Kind.WHOLE),
          Column.of("blocks", Kind.WHOLE),
          Column.of("throughput", "throughput / 1 thread", null, Kind.INTERVAL, THROUGHPUT),
          Column.of("efficiency", "efficiency", "%", Kind.SHARE_INTERVAL, EFFICIENCY));

  private ThreadScalingTables() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.threadScaling().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    for (ThreadScaling scaling : comparison.threadScaling()) {
      Table table = table(scaling, comparison);
      out.append(TerminalTable.heading(table, scaling.condition()))
          .append("\n\n")
          .append(SectionText.of(table))
          .append('\n');
    }
    String read =
        "throughput: %s. efficiency: %s. %s"
            .formatted(THROUGHPUT, EFFICIENCY, intervals(comparison));
    TextWidth.wrapped(read, WIDTH, "").forEach(line -> out.append(line).append('\n'));
    boolean single =
        comparison.threadScaling().stream().anyMatch(ThreadScalingTables::hasSingleBlock);
    return out.append(single ? SINGLE + "\n" : "").toString();
  }

  private static String intervals(Comparison comparison) {
    return String.format(
        Locale.ROOT,
        "Each interval holds by itself with %.0f %%.",
        PERCENT * comparison.confidence());
  }

  private static boolean hasSingleBlock(ThreadScaling scaling) {
    return scaling.lines().stream().anyMatch(line -> line.throughput().low() == null);
  }

  /** The table of a document, a line for each subject and number of threads. */
  public static Table table(ThreadScaling scaling, Comparison comparison) {
    List<Note> notes = new ArrayList<>();
    notes.add(TerminalTable.note(scaling.condition()));
    notes.add(Note.of("%s", intervals(comparison)));
    if (hasSingleBlock(scaling)) {
      notes.add(Note.of(SINGLE));
    }
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
            .toList(),
        null,
        notes);
  }
}
