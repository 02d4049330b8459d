package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Printable;
import org.xmlbench.results.soap.ProfileCheck;
import org.xmlbench.results.soap.SoapTable;
import org.xmlbench.results.soap.TransportShare;
import org.xmlbench.results.store.TimingClock;

/** The tables of toolkits as plain text. */
public final class SoapText {
  private static final double PERCENT = 100;

  private SoapText() {}

  /** The tables, lines ended by LF. */
  public static String render(List<SoapTable> tables, TimingClock clock) {
    StringBuilder out = new StringBuilder();
    for (SoapTable table : tables) {
      String what =
          table.seam() == null
              ? "all frameworks, %s: us a call by the %s clock; bytes; us of the first call by wall"
              : "all toolkits, %s, seam "
                  + table.seam()
                  + ": us a call by the %s clock"
                  + (hasServer(table) ? ", client and server" : "")
                  + "; bytes of request > reply"
                  + (hasServer(table)
                      ? "; us by wall, CPU us of the server, default would be"
                      : "");
      out.append("== ")
          .append(Printable.line(what.formatted(table.encoding(), clock.label())))
          .append("\n\n");
      append(out, table);
      out.append('\n');
      Map<String, ProfileCheck> profiles = new LinkedHashMap<>();
      table.rows().forEach(row -> profiles.put(row.toolkit(), row.profile()));
      ProfileText.append(out, "requests", profiles, table.profileNotes());
    }
    for (TransportShare share : TransportShare.of(tables)) {
      out.append(
          Printable.line(
              "the canned transport takes %s us of %s, %s %% of %s's, the least of those that are in a JVM"
                  .formatted(
                      FigureText.number(share.transportMicros()),
                      share.exchange(),
                      FigureText.number(PERCENT * share.share()),
                      share.cheapest())));
      out.append('\n');
    }
    return out.toString();
  }

  private static boolean hasServer(SoapTable table) {
    return table.rows().stream()
        .flatMap(row -> row.calls().stream())
        .anyMatch(call -> call.serverMicros() != null);
  }

  private static void append(StringBuilder out, SoapTable table) {
    int columns = 1 + 2 * table.exchanges().size();
    List<Boolean> right = new ArrayList<>(Collections.nCopies(columns, true));
    right.set(0, false);
    TextTable text = new TextTable(right.toArray(Boolean[]::new));
    List<String> head =
        new ArrayList<>(List.of(table.seam() == null ? "   framework" : "   toolkit"));
    for (String exchange : table.exchanges()) {
      head.add(Printable.line(exchange));
      head.add("bytes");
    }
    text.add(head.toArray(String[]::new));
    for (SoapTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.toolkit())));
      for (SoapTable.Call call : row.calls()) {
        cells.add(time(call));
        cells.add(bytes(call));
      }
      text.add(cells.toArray(String[]::new));
    }
    text.appendTo(out);
  }

  private static String bytes(SoapTable.Call call) {
    String bytes = call.requestBytes() == null ? "-" : call.requestBytes().toString();
    bytes += call.replyBytes() == null ? "" : " > " + call.replyBytes();
    if (call.firstCallMicros() != null) {
      bytes += "; " + FigureText.number(call.firstCallMicros());
    }
    if (call.serverMicros() == null) {
      return bytes;
    }
    String wall = FigureText.number(call.wallMicros());
    String server = FigureText.number(call.serverMicros());
    String usual =
        call.defaultMicros() == null ? "" : ", " + FigureText.number(call.defaultMicros());
    return bytes + "; " + wall + ", " + server + usual;
  }

  private static String time(SoapTable.Call call) {
    if (call.micros() == null) {
      return call.outcome() == null ? "-" : call.outcome();
    }
    return FigureText.withMargin(call.micros());
  }
}
