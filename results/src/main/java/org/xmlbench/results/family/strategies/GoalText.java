package org.xmlbench.results.family.strategies;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.FigureText;

/** The goals of input strategies as plain text, ASCII only. */
public final class GoalText {
  private GoalText() {}

  /** A line for each goal, and one for the figure that it rests on; lines ended by LF. */
  public static String render(List<Goal> goals) {
    StringBuilder out = new StringBuilder("goals:\n");
    for (Goal goal : goals) {
      out.append("  ").append(goal.state().label()).append(": ").append(goal.what()).append('\n');
      if (goal.figure() != null) {
        out.append("    ").append(Printable.line(figure(goal))).append('\n');
      }
    }
    return out.toString();
  }

  private static String figure(Goal goal) {
    String text =
        String.format(
            Locale.ROOT,
            "%s: %s %s; at least %.3f is wanted",
            goal.where(),
            goal.who(),
            FigureText.ratio(goal.figure()),
            goal.atLeast());
    return goal.largerRequests() == null
        ? text
        : text + "; of it, larger requests alone " + FigureText.ratio(goal.largerRequests());
  }
}
