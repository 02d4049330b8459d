package org.xmlbench.results.report;

import java.util.Comparator;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.GeometricMean;

/** A geometric mean as plain text, with the documents that it is made of. */
public final class GeometricMeanText {
  private static final int NOTES = 4;

  private GeometricMeanText() {}

  /** Appends its table, the least time first, lines ended by LF. */
  public static void append(StringBuilder out, GeometricMean mean, FamilyWords words) {
    out.append("== geometric mean");
    if (!mean.documents().isEmpty()) {
      out.append(" over ").append(Printable.line(String.join(", ", mean.documents())));
    }
    out.append(mean.kind().equals(Operation.CALL) ? " | " : " (" + mean.kind().label() + ") | ");
    out.append(Printable.line(TerminalTable.conditionText(mean.condition()))).append('\n');
    for (String reason : mean.leftOut()) {
      out.append("   left out: ").append(Printable.line(reason)).append('\n');
    }
    if (mean.subjects().isEmpty()) {
      out.append(
          "   none: it needs two %ss on which every %s is ok\n\n"
              .formatted(words.document(), words.subject()));
      return;
    }
    out.append("   of these %ss alone, each weighing the same; by ".formatted(words.document()))
        .append(mean.method().text())
        .append('\n');
    for (String note : mean.notes()) {
      out.append("   ").append(Printable.line(note)).append('\n');
    }
    out.append('\n');
    TextTable table = new TextTable(false, false, false, false, false);
    table.leaveOutAbsent(NOTES);
    table.add("", words.subject(), "time / fastest", "letters", "notes");
    List<GeometricMean.Figure> byTime =
        mean.subjects().stream()
            .sorted(Comparator.comparingDouble(figure -> figure.ratio().value()))
            .toList();
    for (GeometricMean.Figure figure : byTime) {
      table.add(
          sign(figure),
          Printable.line(figure.subject()),
          FigureText.ratio(figure.ratio()),
          figure.letters() == null ? TextTable.ABSENT : figure.letters(),
          figure.marks().isEmpty()
              ? TextTable.ABSENT
              : Printable.line(String.join("; ", figure.marks())));
    }
    table.appendTo(out);
    out.append('\n');
  }

  private static String sign(GeometricMean.Figure figure) {
    if (figure.fastest()) {
      return "*";
    }
    return figure.stoppedOn().isEmpty() ? "" : "x";
  }
}
