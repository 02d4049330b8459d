package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.store.DriverScore;

final class ChoiceText {
  private ChoiceText() {}

  /** The answer, who qualifies, and why others do not; lines ended by LF. */
  static String render(Choice choice) {
    StringBuilder out = new StringBuilder();
    out.append(Printable.line(choice.answer())).append("\n\n");
    if (!choice.qualified().isEmpty()) {
      out.append("== qualified\n\n");
      List<String> found =
          choice.qualified().stream()
              .flatMap(candidate -> candidate.scores().stream())
              .map(DriverScore.Figure::head)
              .distinct()
              .toList();
      TextTable text = new TextTable(3 + found.size(), 0);
      List<String> head = new ArrayList<>(List.of("   parser", "version", "time / fastest"));
      head.addAll(found);
      text.add(head);
      for (Choice.Candidate candidate : choice.qualified()) {
        text.add(row(candidate, found));
      }
      text.appendTo(out);
      out.append('\n');
      refused(choice, out);
    }
    if (!choice.others().isEmpty()) {
      out.append("== not qualified\n\n");
      for (Choice.Other other : choice.others()) {
        out.append("   ")
            .append(Printable.line(other.driver() + ": " + String.join("; ", other.reasons())))
            .append('\n');
      }
      out.append('\n');
    }
    choice.notices().forEach(notice -> out.append(Printable.line(notice)).append('\n'));
    return out.toString();
  }

  private static void refused(Choice choice, StringBuilder out) {
    boolean any = false;
    for (Choice.Candidate candidate : choice.qualified()) {
      if (!candidate.refused().isEmpty()) {
        any = true;
        out.append(
            Printable.line(
                "   %s, hardened, does not deliver documents (%d of %d): %s"
                    .formatted(
                        candidate.driver(),
                        candidate.refused().size(),
                        choice.documents().size(),
                        String.join("; ", candidate.refused()))));
        out.append('\n');
      }
    }
    if (any) {
      out.append('\n');
    }
  }

  private static List<String> row(Choice.Candidate candidate, List<String> found) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                (candidate.fastest() ? "*  " : "   ") + Printable.line(candidate.driver()),
                Printable.line(candidate.version()),
                candidate.time() == null
                    ? TextTable.ABSENT
                    : String.format(Locale.ROOT, "%.2f", candidate.time().value())));
    for (String name : found) {
      cells.add(
          candidate.scores().stream()
              .filter(figure -> figure.head().equals(name))
              .map(figure -> Printable.line(figure.text()))
              .findFirst()
              .orElse(TextTable.ABSENT));
    }
    return cells;
  }
}
