package org.xmlbench.families.parsers.tables;

import java.math.BigDecimal;
import java.util.List;
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
    TextTable table = new TextTable(false, false, false, false, false, false, true, true, false);
    table.add(
        "   document",
        "gc",
        "figure",
        "subject",
        "engine",
        "other",
        "speed / other",
        "goal",
        "verdict");
    for (PiximalGoal goal : goals) {
      table.add(
          "   " + Printable.line(goal.document()),
          goal.collector(),
          goal.what(),
          Printable.line(goal.subject()),
          Printable.line(goal.engine().orElse("-")),
          Printable.line(goal.other()),
          FigureCells.ratio(goal.speed()),
          BigDecimal.valueOf(goal.atLeast()).stripTrailingZeros().toPlainString(),
          goal.state().label());
    }
    table.appendTo(out);
    return out.append(
            """
               speed / other: over the fastest other of the API, in the same blocks, geometric mean; each
               interval holds by itself, and a goal is met where its lower end is
               first document: of a fresh JVM, by the CPU time of the reading thread, over Aalto's in a JVM with
               the same options

            """)
        .toString();
  }
}
