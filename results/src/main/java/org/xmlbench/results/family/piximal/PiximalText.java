package org.xmlbench.results.family.piximal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.PiximalExperiment;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.stats.Estimate;

/** What the experiments have found, as plain text. */
final class PiximalText {
  private static final double PERCENT = 100;
  private static final double KILO = 1e3;

  private static final String SPEEDUPS =
      """
         Time of one thread over that of so many, +- half the width of the 95 % interval over forks, by the best of the
         splits; in brackets the first thread's share in percent. All splits are in piximal.json and the report. The best
         of many is a little better than it would be alone.
      """;

  private static final String READER =
      """
         Times of one thread over those of so many. chunks: a handler for each chunk; in order: one handler for all;
         apart: each thread reads the whole document, and the sum of their speeds, which no division of it can exceed on
         this host. joins: what it takes to join the chunks of 100 MiB, one after another, to the ones before them.
      """;

  private PiximalText() {}

  /** The tables; lines ended by LF. */
  static String render(PiximalTables tables) {
    StringBuilder out = new StringBuilder();
    tables.speedups().forEach(table -> append(out, table));
    if (!tables.speedups().isEmpty()) {
      out.append(SPEEDUPS).append('\n');
    }
    append(out, tables.shares());
    append(out, tables.paths());
    tables.parses().forEach(table -> append(out, table));
    append(out, tables.reader());
    if (!tables.without().isEmpty()) {
      out.append("== without a figure\n\n");
      tables
          .without()
          .forEach(
              cell ->
                  out.append(
                          Printable.line(
                              "   %s of %s, %s: %s%s"
                                  .formatted(
                                      cell.subject(),
                                      cell.experiment(),
                                      cell.document(),
                                      cell.outcome(),
                                      cell.reason() == null ? "" : ": " + cell.reason())))
                      .append('\n'));
      out.append('\n');
    }
    return out.toString();
  }

  private static void head(StringBuilder out, String name, String about) {
    out.append("== ").append(Printable.line(name + ": " + about)).append("\n\n");
  }

  private static void append(StringBuilder out, SpeedupTable table) {
    head(out, table.experiment(), table.about());
    TextTable text = new TextTable(1, 1 + table.threads().size());
    List<String> names = new ArrayList<>(List.of("   " + rowHead(table), "one thread, ms"));
    table.threads().forEach(threads -> names.add(threads + " threads"));
    text.add(names);
    for (SpeedupTable.Row row : table.rows()) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  "   " + Printable.line(rowName(table, row)),
                  FigureText.withMargin(row.oneThreadMillis())));
      table.threads().forEach(threads -> cells.add(best(SpeedupTable.best(row, threads))));
      text.add(cells);
    }
    text.appendTo(out);
    out.append('\n');
  }

  /** What a row of that table is of. */
  private static boolean isOfStates(SpeedupTable table) {
    return table.experiment().equals(PiximalExperiment.STATE_SCALABILITY.label());
  }

  private static String rowHead(SpeedupTable table) {
    return isOfStates(table) ? "automaton" : "document";
  }

  private static String rowName(SpeedupTable table, SpeedupTable.Row row) {
    return isOfStates(table) ? row.subject() + ", " + row.document() : row.document();
  }

  private static String best(SpeedupTable.SplitFigure best) {
    return best == null
        ? TextTable.ABSENT
        : "%s (%s)"
            .formatted(FigureText.withMargin(best.speedup()), FigureText.number(best.percent()));
  }

  private static void append(StringBuilder out, StateTable table) {
    if (table == null) {
      return;
    }
    head(out, PiximalExperiment.CHARACTERS_PER_STATE.label(), table.about() + ", in percent");
    TextTable text = new TextTable(1, table.rows().size());
    text.add(
        Stream.concat(Stream.of("   state"), table.rows().stream().map(row -> row.document()))
            .map(Printable::line)
            .toList());
    for (int state = 0; state < table.states().size(); state++) {
      List<String> cells = new ArrayList<>(List.of("   " + table.states().get(state)));
      for (StateTable.Row row : table.rows()) {
        long all = row.bytes().stream().mapToLong(Long::longValue).sum();
        cells.add("%.1f".formatted(PERCENT * row.bytes().get(state) / Math.max(1, all)));
      }
      text.add(cells);
    }
    text.appendTo(out);
    out.append('\n');
  }

  private static void append(StringBuilder out, PathTable table) {
    if (table == null) {
      return;
    }
    head(out, PiximalExperiment.LIVE_PATHS.label(), table.about() + ", a mean over 64 cuts");
    TextTable text = new TextTable(1, table.distances().size());
    text.add(
        Stream.concat(Stream.of("   bytes"), table.distances().stream().map(String::valueOf))
            .toList());
    for (PathTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.document())));
      for (int i = 0; i < table.distances().size(); i++) {
        cells.add(i < row.live().size() ? "%.1f".formatted(row.live().get(i)) : TextTable.ABSENT);
      }
      text.add(cells);
    }
    text.appendTo(out);
    out.append('\n');
  }

  private static void append(StringBuilder out, ParseTable table) {
    head(out, "%s, %s".formatted(table.experiment(), table.document()), table.about());
    TextTable text = new TextTable(false, false, true, true, true, true, true);
    text.leaveOutAbsent(4, 5, 6);
    text.add("   subject", "gc", "ms", "MB/s", "split %", "heap, MiB", "collections, ms");
    for (ParseTable.Row row : table.rows()) {
      text.add(
          "   " + Printable.line(row.subject()),
          Printable.line(row.collector()),
          FigureText.withMargin(row.millis()),
          FigureText.withMargin(rate(table.bytes(), row.millis())),
          row.splitPercent() == null ? TextTable.ABSENT : FigureText.number(row.splitPercent()),
          FigureText.withMargin(row.heapMiB()),
          row.collectionMillis() == null
              ? TextTable.ABSENT
              : FigureText.number(row.collectionMillis().value()));
    }
    text.appendTo(out);
    out.append('\n');
  }

  private static void append(StringBuilder out, ParallelTable table) {
    if (table == null) {
      return;
    }
    head(out, PiximalExperiment.PARALLEL.label(), table.about());
    TextTable text = new TextTable(1, 7);
    text.add(
        "   document",
        "MB/s, one thread",
        "threads",
        "chunks",
        "in order",
        "apart",
        "chunks/apart",
        "joins, ms");
    for (ParallelTable.Row row : table.rows()) {
      text.add(
          "   " + Printable.line(row.document()),
          FigureText.withMargin(rate(row.bytes(), row.oneThreadMillis())),
          Integer.toString(row.threads()),
          FigureText.withMargin(row.chunks()),
          FigureText.withMargin(row.order()),
          FigureText.withMargin(row.apart()),
          FigureText.withMargin(row.ofCeiling()),
          FigureText.withMargin(row.joinMillis()));
    }
    text.appendTo(out);
    out.append(READER).append('\n');
    appendGoals(out, table);
  }

  private static void appendGoals(StringBuilder out, ParallelTable table) {
    if (table.goals().isEmpty()) {
      return;
    }
    out.append(Printable.line("== what is wanted of two threads, on " + table.processor()))
        .append("\n\n");
    TextTable text = new TextTable(false, false, true, false, false);
    text.add("   document", "figure", "it is", "wanted", "");
    for (ParallelGoal goal : table.goals()) {
      text.add(
          "   " + Printable.line(goal.document()),
          goal.what(),
          FigureText.withMargin(goal.figure()),
          goal.wanted(),
          goal.state().label());
    }
    text.appendTo(out);
    out.append('\n');
  }

  private static Estimate rate(long bytes, Estimate millis) {
    return millis == null ? null : millis.map(value -> bytes / KILO / value);
  }
}
