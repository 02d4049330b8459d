package org.xmlbench.results.family.sematech;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.family.sematech.SematechTable.Measure;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.soap.ProfileCheck;
import org.xmlbench.results.soap.calls.ProfileText;

/** SEMATECH's measurements as plain text. */
public final class SematechText {
  private static final List<Measure> TIMES =
      List.of(
          Measure.DATA_SENDER,
          Measure.XML_SENDER,
          Measure.CONSTRUCT,
          Measure.SEND,
          Measure.WRITE,
          Measure.XML_RECEIVER,
          Measure.DATA_RECEIVER,
          Measure.SENDER_TOTAL,
          Measure.RECEIVER_TOTAL);

  private static final List<Measure> LOADS =
      List.of(
          Measure.SENDER_LOAD,
          Measure.SENDER_CPU,
          Measure.SENDER_FAULTS,
          Measure.RECEIVER_LOAD,
          Measure.RECEIVER_CPU,
          Measure.RECEIVER_FAULTS);

  private static final String LEGEND =
      """
         XMLTIMESENDER is construct and send of a message. Send ends when the reply is read, so the receiver's
         part is in it: it binds, writes its file and answers meanwhile. Write is the part of send in which
         the message is written. "xml, receiver" is XMLTIMERECEIVER: from the body's first byte read to the
         last value bound. The totals are of all that each side does: data, construct and send; xml and data.
         Figures here are arithmetic means over all pairs, so construct and send add up to XMLTIMESENDER. In
         the tables of "time / fastest" above, it is the geometric mean over the pairs of those blocks that
         every toolkit finished: mostly a little less.
         +-: half the width of the 95 % interval over the means of pairs, by Student's t. As published: the
         interval of all messages of all pairs pooled, as if those of a pair were independent, which they are
         not: its margin is too small; XMLTIMESENDER has none, because how construct and send of a message
         vary together is not recorded. First: the mean over pairs of each pair's first message, which is in
         no other figure.
         CPU %: CPU time of a process over wall time, both of all messages of a pair but the first together;
         100 % is one core. CPU us: the same CPU time for one message. Faults/s: its page faults, minor and major together, a second of the same time.
         The sender's time holds the making of values and of the toolkit's objects, too. Of a toolkit that
         is a program, the sender is the program and the one thread of a JVM that commands it and sends.
      """;

  /** Of runs that have such tables. */
  private static final String OLDER =
      """
         Where they are shown as published, too, the run is of an older version: means over messages, each
         from the start of construct to the end of send.
      """;

  private SematechText() {}

  /** The tables, lines ended by LF. */
  public static String render(List<SematechTable> tables) {
    StringBuilder out = new StringBuilder();
    for (SematechTable table : tables) {
      String kind = "%s, %s, %s".formatted(table.encoding(), table.operation(), table.receiving());
      heading(out, "trace reports from process to process, " + kind + ": us" + messages(table));
      append(out, table, TIMES, SematechText::mean);
      reasons(out, table);
      heading(out, kind + ": us, as published");
      append(out, table, TIMES, SematechText::published);
      heading(out, kind + ": us, first message");
      append(out, table, TIMES, SematechText::first);
      heading(out, kind + ": CPU % and faults/s");
      append(out, table, LOADS, SematechText::mean);
      if (tellsMessagesApart(table)) {
        heading(out, kind + ": CPU % and faults/s, as published");
        append(out, table, LOADS, SematechText::published);
      }
      Map<String, ProfileCheck> profiles = new LinkedHashMap<>();
      table.rows().forEach(row -> profiles.put(row.toolkit(), row.profile()));
      ProfileText.append(out, "messages", profiles, table.profileNotes());
    }
    if (tables.isEmpty()) {
      return "";
    }
    out.append(LEGEND);
    out.append(tables.stream().anyMatch(SematechText::tellsMessagesApart) ? OLDER : "");
    return out.append('\n').toString();
  }

  private static void heading(StringBuilder out, String text) {
    out.append(Printable.line("== " + text)).append("\n\n");
  }

  /** Whether the use of processes was recorded message by message, as in older runs. */
  private static boolean tellsMessagesApart(SematechTable table) {
    return table.rows().stream()
        .flatMap(row -> row.cells().stream())
        .flatMap(cell -> LOADS.stream().map(load -> cell.figures().get(load.key())))
        .anyMatch(figure -> figure != null && figure.asPublished().low() != null);
  }

  /** How many messages a pair sent, where that is known. */
  private static String messages(SematechTable table) {
    SortedSet<Long> numbers = table.messagesOfPairs();
    return numbers.isEmpty()
        ? ""
        : "; a pair sends %s messages, of which the first is dropped"
            .formatted(numbers.stream().map(String::valueOf).collect(Collectors.joining(" or ")));
  }

  private static void append(
      StringBuilder out,
      SematechTable table,
      List<Measure> measures,
      BiFunction<SematechTable.Cell, Measure, String> figure) {
    TextTable text = new TextTable(1, 3 + measures.size());
    measures.stream()
        .filter(measure -> measure == Measure.SENDER_CPU || measure == Measure.RECEIVER_CPU)
        .forEach(measure -> text.leaveOutAbsent(4 + measures.indexOf(measure)));
    List<String> head = new ArrayList<>(List.of("   toolkit", "values", "pairs", "bytes"));
    measures.forEach(measure -> head.add(head(measure)));
    text.add(head);
    for (SematechTable.Row row : table.rows()) {
      for (SematechTable.Cell cell : row.cells()) {
        List<String> line = new ArrayList<>();
        line.add("   " + Printable.line(row.toolkit()));
        line.add(Integer.toString(cell.size()));
        line.add(cell.pairs() == 0 ? outcome(cell) : Integer.toString(cell.pairs()));
        line.add(cell.requestBytes() == null ? "-" : cell.requestBytes().toString());
        measures.forEach(measure -> line.add(figure.apply(cell, measure)));
        text.add(line);
      }
    }
    text.appendTo(out);
    out.append('\n');
  }

  private static String head(Measure measure) {
    return switch (measure) {
      case DATA_SENDER -> "data, sender";
      case XML_SENDER -> "XMLTIMESENDER";
      case CONSTRUCT -> "construct";
      case SEND -> "send";
      case WRITE -> "write";
      case XML_RECEIVER -> "xml, receiver";
      case DATA_RECEIVER -> "data, receiver";
      case SENDER_TOTAL -> "total, sender";
      case RECEIVER_TOTAL -> "total, receiver";
      case SENDER_LOAD -> "CPU %, sender";
      case SENDER_CPU -> "CPU us, sender";
      case RECEIVER_CPU -> "CPU us, receiver";
      case SENDER_FAULTS -> "faults/s, sender";
      case RECEIVER_LOAD -> "CPU %, receiver";
      case RECEIVER_FAULTS -> "faults/s, receiver";
    };
  }

  private static String outcome(SematechTable.Cell cell) {
    return cell.outcome() == null ? "-" : cell.outcome();
  }

  private static void reasons(StringBuilder out, SematechTable table) {
    List<String> reasons = new ArrayList<>();
    for (SematechTable.Row row : table.rows()) {
      for (SematechTable.Cell cell : row.cells()) {
        if (cell.reason() != null) {
          reasons.add("   %s, %d: %s".formatted(row.toolkit(), cell.size(), cell.reason()));
        }
      }
    }
    reasons.forEach(reason -> out.append(Printable.line(reason)).append('\n'));
    out.append(reasons.isEmpty() ? "" : "\n");
  }

  private static String mean(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null ? "-" : FigureText.withMargin(figure.mean());
  }

  private static String published(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null ? "-" : FigureText.withMargin(figure.asPublished());
  }

  private static String first(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null || figure.first() == null ? "-" : FigureText.number(figure.first());
  }
}
