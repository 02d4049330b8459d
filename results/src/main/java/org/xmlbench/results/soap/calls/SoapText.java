package org.xmlbench.results.soap.calls;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.soap.ProfileCheck;
import org.xmlbench.results.soap.SoapTable;
import org.xmlbench.results.soap.TransportShare;
import org.xmlbench.results.store.TimingClock;

/** The tables of toolkits as plain text. */
public final class SoapText {
  private static final double PERCENT = 100;

  /** The columns of an exchange, the first under its name. */
  private static final List<String> HEADS =
      List.of("", "bytes", "wall us", "server cpu us", "default us", "first call us");

  private static final String OF_SERVERS =
      "wall us: the call by the wall clock. server cpu us: the server's part of its CPU time.";
  private static final String OF_DEFAULTS =
      "default us: by the wall clock where the host's default is left on, Nagle's algorithm with"
          + " delayed acknowledgement.";
  private static final String OF_FIRST_CALLS =
      "first call us: by the wall clock, median [least, most] over forks: no interval.";

  private SoapText() {}

  /** The tables, lines ended by LF. */
  public static String render(List<SoapTable> tables, TimingClock clock) {
    StringBuilder out = new StringBuilder();
    for (SoapTable table : tables) {
      String what =
          table.seam() == null
              ? "all frameworks, %s: us a call by the %s clock; bytes of the message"
              : "all toolkits, %s, seam "
                  + table.seam()
                  + ": us a call by the %s clock"
                  + (hasServer(table) ? ", client and server" : "")
                  + "; bytes of request > reply";
      out.append("== ")
          .append(Printable.line(what.formatted(table.encoding(), clock.label())))
          .append("\n\n");
      append(out, table);
      legend(out, table);
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
    return has(table, SoapTable.Call::serverMicros);
  }

  private static boolean has(SoapTable table, Function<SoapTable.Call, Object> figure) {
    return table.rows().stream()
        .flatMap(row -> row.calls().stream())
        .anyMatch(call -> figure.apply(call) != null);
  }

  private static void legend(StringBuilder out, SoapTable table) {
    if (hasServer(table)) {
      out.append("   ").append(OF_SERVERS).append('\n');
    }
    if (has(table, SoapTable.Call::defaultMicros)) {
      out.append("   ").append(OF_DEFAULTS).append('\n');
    }
    if (has(table, SoapTable.Call::firstCallMicros)) {
      out.append("   ").append(OF_FIRST_CALLS).append('\n');
    }
  }

  private static void append(StringBuilder out, SoapTable table) {
    TextTable text = new TextTable(1, HEADS.size() * table.exchanges().size());
    List<String> head =
        new ArrayList<>(List.of(table.seam() == null ? "   framework" : "   toolkit"));
    for (String exchange : table.exchanges()) {
      int first = head.size();
      head.add(Printable.line(exchange));
      head.addAll(HEADS.subList(1, HEADS.size()));
      IntStream.range(first + 1, head.size()).forEach(text::leaveOutAbsent);
    }
    text.add(head);
    for (SoapTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>(List.of("   " + Printable.line(row.toolkit())));
      for (SoapTable.Call call : row.calls()) {
        cells.add(time(call));
        cells.add(bytes(call));
        cells.add(FigureText.withMargin(call.wallMicros()));
        cells.add(FigureText.withMargin(call.serverMicros()));
        cells.add(FigureText.withMargin(call.defaultMicros()));
        cells.add(FigureText.spread(call.firstCallMicros()));
      }
      text.add(cells);
    }
    text.appendTo(out);
  }

  private static String bytes(SoapTable.Call call) {
    String bytes = call.requestBytes() == null ? TextTable.ABSENT : call.requestBytes().toString();
    return bytes + (call.replyBytes() == null ? "" : " > " + call.replyBytes());
  }

  private static String time(SoapTable.Call call) {
    if (call.micros() == null) {
      return call.outcome() == null ? "-" : call.outcome();
    }
    return FigureText.withMargin(call.micros());
  }
}
