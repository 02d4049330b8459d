package org.xmlbench.results.report;

import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ThreadScaling;

/** What several threads of one JVM gain over one, as plain text. */
public final class ThreadScalingText {
  private static final double PERCENT = 100;

  private ThreadScalingText() {}

  /** The tables and how to read them, lines ended by LF; empty without any. */
  public static String render(Comparison comparison) {
    if (comparison.threadScaling().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    comparison.threadScaling().forEach(table -> append(out, table));
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

  private static void append(StringBuilder out, ThreadScaling scaling) {
    out.append(
            Printable.line(
                "== what threads gain: %s | %s"
                    .formatted(scaling.title(), TerminalTable.conditionText(scaling.condition()))))
        .append("\n\n");
    TextTable table = new TextTable(false, true, true, false, false);
    table.add("   parser", "threads", "blocks", "throughput / 1 thread", "efficiency");
    for (ThreadScaling.Line line : scaling.lines()) {
      table.add(
          "   " + Printable.line(line.subject()),
          Integer.toString(line.threads()),
          Integer.toString(line.blocks()),
          FigureText.ratio(line.throughput()),
          percent(line.efficiency()));
    }
    table.appendTo(out);
    out.append('\n');
  }

  private static String percent(Estimate share) {
    String value = String.format(Locale.ROOT, "%.1f %%", PERCENT * share.value());
    return share.low() == null
        ? value
        : value
            + String.format(
                Locale.ROOT, " [%.1f, %.1f]", PERCENT * share.low(), PERCENT * share.high());
  }
}
