package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.soap.AttackTable;
import org.xmlbench.results.soap.LoadTable;

/** Servers under load and under attack as plain text. */
public final class LoadText {
  private static final double PERCENT = 100;

  private LoadText() {}

  /** The tables of load, lines ended by LF. */
  public static String render(List<LoadTable> tables) {
    StringBuilder out = new StringBuilder();
    for (LoadTable table : tables) {
      out.append(
          Printable.line(
              "== servers under load, %s, %s: calls a second; us of the 50th, 99th and 99.9th"
                      .formatted(table.encoding(), table.exchange())
                  + " percentile, corrected for coordinated omission; CPU us of the server"));
      out.append("\n\n");
      append(out, table);
      out.append('\n');
    }
    return out.toString();
  }

  private static void append(StringBuilder out, LoadTable table) {
    TextTable text = table(1 + 2 * table.clients().size());
    List<String> head = new ArrayList<>(List.of("   toolkit"));
    for (int clients : table.clients()) {
      head.add(clients == 1 ? "1 client" : clients + " clients");
      head.add("latency; server");
    }
    text.add(head.toArray(String[]::new));
    for (LoadTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.toolkit())));
      for (LoadTable.Cell cell : row.cells()) {
        cells.add(rate(cell));
        cells.add(latency(cell));
      }
      text.add(cells.toArray(String[]::new));
    }
    text.appendTo(out);
  }

  private static TextTable table(int columns) {
    List<Boolean> right = new ArrayList<>(Collections.nCopies(columns, true));
    right.set(0, false);
    return new TextTable(right.toArray(Boolean[]::new));
  }

  private static String rate(LoadTable.Cell cell) {
    if (cell.rate() == null) {
      return cell.outcome() == null ? "-" : cell.outcome();
    }
    String errors = cell.errors() == 0 ? "" : ", " + errors(cell.errors());
    return FigureText.withMargin(cell.rate()) + errors;
  }

  private static String errors(long number) {
    return number == 1 ? "1 error" : number + " errors";
  }

  private static String latency(LoadTable.Cell cell) {
    return cell.p50Micros() == null
        ? "-"
        : "%s, %s, %s; %s"
            .formatted(
                FigureText.number(cell.p50Micros()),
                FigureText.number(cell.p99Micros()),
                FigureText.number(cell.p999Micros()),
                FigureText.number(cell.serverMicros()));
  }

  /** The table of attacks, and why there is no figure where there is none; lines ended by LF. */
  public static String render(AttackTable attacks) {
    StringBuilder out = new StringBuilder();
    out.append("== servers under attack: what became of it; calls a second of good clients");
    out.append(" while it lasted, of those before\n\n");
    TextTable text = table(1 + attacks.attacks().size());
    List<String> head = new ArrayList<>(List.of("   toolkit"));
    attacks.attacks().forEach(attack -> head.add(Printable.line(attack)));
    text.add(head.toArray(String[]::new));
    for (AttackTable.Row row : attacks.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.toolkit())));
      row.cells().forEach(cell -> cells.add(cell(cell)));
      text.add(cells.toArray(String[]::new));
    }
    text.appendTo(out);
    for (AttackTable.Row row : attacks.rows()) {
      for (AttackTable.Cell cell : row.cells()) {
        if (cell.reason() != null) {
          out.append(
                  Printable.line(
                      "   %s, %s: %s".formatted(row.toolkit(), cell.attack(), cell.reason())))
              .append('\n');
        }
      }
    }
    return out.append('\n').toString();
  }

  private static String cell(AttackTable.Cell cell) {
    String kept = cell.keptRate() == null ? "" : " %.0f %%".formatted(PERCENT * cell.keptRate());
    String errors = cell.goodErrors() == 0 ? "" : ", " + errors(cell.goodErrors());
    return cell.verdict() + kept + errors;
  }
}
