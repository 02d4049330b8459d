package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Printable;
import org.xmlbench.results.soap.ProfileCheck;
import org.xmlbench.results.soap.SematechTable;
import org.xmlbench.results.soap.SematechTable.Measure;

/** SEMATECH's measurements as plain text. */
public final class SematechText {
  private SematechText() {}

  /** The tables, lines ended by LF. */
  public static String render(List<SematechTable> tables) {
    StringBuilder out = new StringBuilder();
    for (SematechTable table : tables) {
      out.append(
          Printable.line(
              "== trace reports from process to process, %s, %s, %s: us, mean over pairs +- 95 %%"
                  .formatted(table.encoding(), table.operation(), table.receiving())));
      out.append("\n\n");
      append(out, table);
      out.append('\n');
      Map<String, ProfileCheck> profiles = new LinkedHashMap<>();
      table.rows().forEach(row -> profiles.put(row.toolkit(), row.profile()));
      ProfileText.append(out, "messages", profiles);
    }
    return out.toString();
  }

  private static void append(StringBuilder out, SematechTable table) {
    TextTable text =
        new TextTable(false, true, true, true, true, true, true, true, true, true, true);
    text.add(
        "   toolkit",
        "values",
        "pairs",
        "data, sender",
        "construct",
        "as published",
        "send",
        "xml, receiver",
        "as published",
        "data, receiver",
        "CPU %, faults/s: sender; receiver");
    List<String> reasons = new ArrayList<>();
    for (SematechTable.Row row : table.rows()) {
      for (SematechTable.Cell cell : row.cells()) {
        text.add(line(row.toolkit(), cell));
        if (cell.reason() != null) {
          reasons.add("   %s, %d: %s".formatted(row.toolkit(), cell.size(), cell.reason()));
        }
      }
    }
    text.appendTo(out);
    reasons.forEach(reason -> out.append(Printable.line(reason)).append('\n'));
  }

  private static String[] line(String toolkit, SematechTable.Cell cell) {
    String name = "   " + Printable.line(toolkit);
    String size = Integer.toString(cell.size());
    if (cell.pairs() == 0) {
      String outcome = cell.outcome() == null ? "-" : cell.outcome();
      return new String[] {name, size, "0", outcome, "-", "-", "-", "-", "-", "-", "-"};
    }
    return new String[] {
      name,
      size,
      Integer.toString(cell.pairs()),
      mean(cell, Measure.DATA_SENDER),
      mean(cell, Measure.CONSTRUCT),
      published(cell, Measure.CONSTRUCT),
      mean(cell, Measure.SEND),
      mean(cell, Measure.XML_RECEIVER),
      published(cell, Measure.XML_RECEIVER),
      mean(cell, Measure.DATA_RECEIVER),
      "%s, %s; %s, %s"
          .formatted(
              figure(cell, Measure.SENDER_LOAD),
              figure(cell, Measure.SENDER_FAULTS),
              figure(cell, Measure.RECEIVER_LOAD),
              figure(cell, Measure.RECEIVER_FAULTS))
    };
  }

  private static String mean(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null ? "-" : FigureText.withMargin(figure.mean());
  }

  private static String published(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null ? "-" : FigureText.withMargin(figure.asPublished());
  }

  private static String figure(SematechTable.Cell cell, Measure measure) {
    SematechTable.Figure figure = cell.figures().get(measure.key());
    return figure == null ? "-" : FigureText.number(figure.mean().value());
  }
}
