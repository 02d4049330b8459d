package org.xmlbench.results.report;

import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Growth;
import org.xmlbench.results.stats.SizeSweep;
import org.xmlbench.results.stats.SizeUnit;

/** How the time of calls grows with n, as plain text. */
public final class GrowthText {
  private static final double PERCENT = 100;

  private GrowthText() {}

  /**
   * The tables of a run's sweeps over n and how to read them, lines ended by LF; empty without any.
   */
  public static String render(Comparison comparison, FamilyWords words) {
    List<SizeSweep> calls =
        comparison.sizeSweeps().stream().filter(sweep -> sweep.unit() == SizeUnit.N).toList();
    if (calls.isEmpty()) {
      return "";
    }
    String subject = words.subject();
    StringBuilder out = new StringBuilder();
    calls.forEach(sweep -> append(out, sweep, subject));
    return out.append(
            """
            power: time by the %s clock grows as n to it, over all sizes (least squares of log time on log n,
            a slope for each round). two largest: the same between the two largest sizes alone; the verdict
            is of it, because a fixed cost makes the other less. Intervals are Student's over rounds, and
            hold for all %ss of a column at once with %.0f %% (Bonferroni). in proportion: all of it is
            within %.2f of 1; not faster: none of it is above that.

            """
                .formatted(
                    comparison.clock().label(),
                    subject,
                    PERCENT * calls.getFirst().confidence(),
                    Growth.MARGIN))
        .toString();
  }

  private static void append(StringBuilder out, SizeSweep sweep, String subject) {
    String sizes =
        sweep.sizes().stream()
            .map(size -> Long.toString(size.size()))
            .distinct()
            .collect(Collectors.joining(", "));
    out.append(
            Printable.line(
                "== how time grows with n: %s, n = %s | %s"
                    .formatted(
                        sweep.family(), sizes, TerminalTable.conditionText(sweep.condition()))))
        .append("\n\n");
    TextTable table = new TextTable(false, true, true, false, false, false);
    table.add("   " + subject, "sizes", "rounds", "power", "two largest", "verdict");
    for (SizeSweep.Line line : sweep.subjects()) {
      Growth growth = line.growth();
      table.add(
          "   " + Printable.line(line.subject()),
          Integer.toString(growth.sizes()),
          Integer.toString(growth.rounds()),
          FigureText.power(growth.power()),
          FigureText.power(growth.localPower()),
          growth.says());
    }
    table.appendTo(out);
    out.append('\n');
  }
}
