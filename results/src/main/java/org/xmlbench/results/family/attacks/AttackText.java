package org.xmlbench.results.family.attacks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** Servers under attack, as plain text. */
public final class AttackText {
  private static final double PERCENT = 100;

  private static final String SHARE =
      """
         %: calls a second of good clients while the attack lasted, of the larger of their rates before and
         after it, as a server may not be warm before. It has no margin: it is one fork's, or the median of
         several, and what is a little above or below 100 % is chance.
      """;

  private static final String MORE =
      """
         more than before: over 120 %, so the server was not warm before, or the host was busy. The share,
         in parentheses, cannot be attributed to the attack.
      """;

  private static final String TAIL =
      """
         x: their 99th percentile of latency meanwhile, times the shorter of those before and after it; not
         shown where fewer than ten calls lie beyond one of them.
      """;

  private static final String ERRORS =
      """
         errors: calls of good clients that failed while the attack lasted or after it.
      """;

  private static final String CONTENDED =
      """
         contended: other work took more than a tenth of the processors' time; what good clients kept may be of that.
      """;

  private AttackText() {}

  /**
   * The table, the meaning of its verdicts, and the reason for each missing figure; lines ended by
   * LF.
   */
  public static String render(AttackTable attacks) {
    StringBuilder out = new StringBuilder();
    Map<String, List<AttackTable.Row>> byHardening = new LinkedHashMap<>();
    for (AttackTable.Row row : attacks.rows()) {
      String hardening = row.hardening() == null ? "" : ", " + row.hardening();
      byHardening.computeIfAbsent(hardening, any -> new ArrayList<>()).add(row);
    }
    byHardening.forEach((hardening, rows) -> table(out, hardening, attacks.attacks(), rows));
    legend(out, attacks, SHARE, cell -> cell.clients().keptRate() != null);
    legend(out, attacks, MORE, AttackTable.Cell::moreThanBefore);
    legend(out, attacks, TAIL, cell -> cell.clients().tailFactor() != null);
    legend(out, attacks, ERRORS, cell -> cell.clients().goodErrors() > 0);
    legend(out, attacks, CONTENDED, cell -> cell.contended() > 0);
    attacks
        .verdicts()
        .forEach((word, meaning) -> out.append("   %s: %s.\n".formatted(word, meaning)));
    return out.append('\n').toString();
  }

  /** Nothing where no cell has what it explains. */
  private static void legend(
      StringBuilder out, AttackTable attacks, String text, Predicate<AttackTable.Cell> has) {
    boolean any = attacks.rows().stream().flatMap(row -> row.cells().stream()).anyMatch(has);
    out.append(any ? text : "");
  }

  private static void table(
      StringBuilder out, String hardening, List<String> attacks, List<AttackTable.Row> rows) {
    out.append("== servers under attack").append(hardening);
    out.append(": outcome of each attack, and what good clients kept\n\n");
    TextTable text = new TextTable(1, attacks.size());
    List<String> head = new ArrayList<>(List.of("   toolkit"));
    attacks.forEach(attack -> head.add(Printable.line(attack)));
    text.add(head);
    for (AttackTable.Row row : rows) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.toolkit())));
      row.cells().forEach(cell -> cells.add(cell(cell)));
      text.add(cells);
    }
    text.appendTo(out);
    reasons(out, rows);
    out.append('\n');
  }

  private static void reasons(StringBuilder out, List<AttackTable.Row> rows) {
    for (AttackTable.Row row : rows) {
      for (AttackTable.Cell cell : row.cells()) {
        if (cell.reason() != null) {
          String line = "   %s, %s: %s".formatted(row.toolkit(), cell.attack(), cell.reason());
          out.append(Printable.line(line)).append('\n');
        }
      }
    }
  }

  private static String cell(AttackTable.Cell cell) {
    StringBuilder text = new StringBuilder(cell.verdict());
    if (cell.clients().keptRate() != null) {
      String share = String.format(Locale.ROOT, "%.0f %%", PERCENT * cell.clients().keptRate());
      text.append(cell.moreThanBefore() ? ", more than before (" + share + ")" : " " + share);
    }
    if (cell.clients().tailFactor() != null) {
      text.append(String.format(Locale.ROOT, ", x%.1f", cell.clients().tailFactor()));
    }
    if (cell.clients().goodErrors() > 0) {
      text.append(
          cell.clients().goodErrors() == 1
              ? ", 1 error"
              : ", " + cell.clients().goodErrors() + " errors");
    }
    if (cell.contended() > 0) {
      text.append(", contended");
    }
    return text.toString();
  }
}
