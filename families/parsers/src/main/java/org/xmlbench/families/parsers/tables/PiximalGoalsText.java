package org.xmlbench.families.parsers.tables;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.stats.FigureCells;

/** PIXIMAL's goals, as plain text. */
final class PiximalGoalsText {
  private PiximalGoalsText() {}

  /** As plain text, lines ended by LF; empty without a goal. */
  static String render(List<PiximalGoal> goals, String processor) {
    if (goals.isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\n");
    out.append(Printable.line("== goals of PIXIMAL, on " + processor)).append("\n\n");
    TextTable table = new TextTable(false, false, false, false, true, true, false);
    table.add("   document", "figure", "subject", "fastest other", "speed / other", "wanted", "");
    for (PiximalGoal goal : goals) {
      table.add(
          "   " + Printable.line(goal.document()),
          goal.what(),
          Printable.line(goal.subject()),
          Printable.line(goal.other()),
          FigureCells.ratio(goal.speed()),
          String.format(Locale.ROOT, "%.0f", goal.atLeast()),
          goal.state().label());
    }
    table.appendTo(out);
    return out.append(
            "   speed / other: in the same blocks, geometric mean; each interval holds by"
                + " itself\n   first document: of a fresh JVM, over medians, and what the slowest"
                + " fork of one and the quickest of the other make of it\n\n")
        .toString();
  }
}
