package org.xmlbench.results.family.sematech;

import java.util.List;
import java.util.function.Predicate;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.stats.ForkSpread;

/** Pairs at a rate, as plain text. */
public final class RateText {
  private static final String LEGEND =
      """
         values@rate: values of a message, and messages a second. meets: more than half of the pairs missed at most
         one deadline of 100, and lag did not grow; a deadline is the time at which the next message is to begin.
         lag: from the time at which a message is to begin to its reply, in ms: the median over pairs of a pair's
         median and 99th percentile, and the longest of all; -: ten messages of a pair must lie beyond it.
         CPU %: of one processor, by the sender's and the receiver's process. breaks at: messages a second, the
         median over pairs of the lowest rate, in steps of half an octave, that a pair is shown not to hold.
      """;

  /** Of tables in which no pair's end is known. */
  private static final String ABOVE =
      """
         above: no pair broke, but for contended ones, whose end tells nothing; the median over pairs of the highest
         rate that each held.
      """;

  /** Of tables in which a pair sent too few messages. */
  private static final String TOO_FEW =
      """
         not enough messages (n of m): a pair is judged by m messages, or earlier if more are late than may be of m,
         or if the sender, seconds late, gave up. n: the fewest of a pair. too few: pairs that are not judged.
      """;

  /** Of tables in which a pair was. */
  private static final String CONTENDED =
      """
         contended: other work took more than a tenth of the processors' time. Such a pair that did not hold the
         rate decides nothing; without enough others the verdict is undecided.
      """;

  private RateText() {}

  /** The tables, lines ended by LF. */
  public static String render(List<RateTable> tables) {
    StringBuilder out = new StringBuilder();
    for (RateTable table : tables) {
      out.append(
          Printable.line(
              "== SEMATECH's requirement: trace reports at a rate, %s"
                  .formatted(table.encoding())));
      out.append("\n\n");
      append(out, table);
      out.append('\n');
    }
    if (tables.isEmpty()) {
      return "";
    }
    boolean contended = any(tables, cell -> cell.contended() > 0);
    boolean above = any(tables, RateText::isAbove);
    boolean tooFew = any(tables, cell -> cell.tooFew() > 0);
    return out.append(LEGEND)
        .append(above ? ABOVE : "")
        .append(tooFew ? TOO_FEW : "")
        .append(contended ? CONTENDED : "")
        .append('\n')
        .toString();
  }

  private static boolean any(List<RateTable> tables, Predicate<RateTable.Cell> which) {
    return tables.stream()
        .flatMap(table -> table.rows().stream())
        .flatMap(row -> row.cells().stream())
        .anyMatch(which);
  }

  private static void append(StringBuilder out, RateTable table) {
    TextTable text =
        new TextTable(false, false, false, true, true, true, true, true, true, true, false);
    text.add(
        "   toolkit",
        "values@rate",
        "verdict",
        "pairs",
        "missed %",
        "lag p50 ms",
        "p99 ms",
        "longest ms",
        "CPU %, sender",
        "CPU %, receiver",
        "breaks at");
    for (RateTable.Row row : table.rows()) {
      row.cells().forEach(cell -> text.add(line(row.toolkit(), cell)));
    }
    text.appendTo(out);
  }

  private static String[] line(String toolkit, RateTable.Cell cell) {
    String name = "   " + Printable.line(toolkit);
    if (cell.lag() == null) {
      String why = cell.outcome() == null ? "not measured" : cell.outcome();
      return new String[] {name, cell.condition(), why, "-", "-", "-", "-", "-", "-", "-", "-"};
    }
    return new String[] {
      name,
      cell.condition(),
      cell.verdict(),
      "%d of %d".formatted(cell.held(), cell.pairs())
          + (cell.tooFew() == 0 ? "" : ", %d too few".formatted(cell.tooFew()))
          + (cell.contended() == 0 ? "" : ", %d contended".formatted(cell.contended())),
      FigureText.number(cell.lag().missed().median()),
      median(cell.lag().p50()),
      median(cell.lag().p99()),
      FigureText.number(cell.lag().longest().most()),
      median(cell.use().senderLoad()),
      median(cell.use().receiverLoad()),
      breaks(cell)
    };
  }

  private static String median(ForkSpread spread) {
    return spread == null ? TextTable.ABSENT : FigureText.number(spread.median());
  }

  private static boolean isAbove(RateTable.Cell cell) {
    return cell.breaks() == null && cell.mostHeld() != null;
  }

  private static String breaks(RateTable.Cell cell) {
    return isAbove(cell)
        ? "above " + FigureText.number(cell.mostHeld().median())
        : median(cell.breaks());
  }
}
