package org.xmlbench.suite.run;

import java.io.PrintStream;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.plan.Durations;
import org.xmlbench.suite.plan.Estimate;
import org.xmlbench.suite.plan.Percentages;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.plan.PlannedGroup;

/** Shows what a run would do. */
public final class DryRun {
  private DryRun() {}

  /** Prints the cells of each group, then forks, time and memory. */
  public static void print(Plan plan, RunOptions options, PrintStream out) {
    for (PlannedGroup group : plan.groups()) {
      out.printf(
          "%s%n  %d cells, about %s a block%n",
          group.title(), group.cells().size(), Durations.format(Estimate.block(group, plan)));
      for (PlannedCell cell : group.cells()) {
        out.printf(
            "    %-16s %-10s %s%n",
            cell.cell().subject(),
            cell.cell().operation().label(),
            cell.declared() == null ? "" : "declared: " + cell.declared());
      }
    }
    out.printf(
        "profile %s, clock %s, seed %d%n", plan.profile(), options.clock().label(), plan.seed());
    plan.sampling().ifPresent(size -> printSampling(plan, size, out));
    out.printf(
        "%d cells x %d blocks = %d forks, about %s (budget %s), heap of a fork up to %d MiB%n",
        plan.cells(),
        plan.blocks(),
        plan.forks(),
        Durations.format(Estimate.run(plan)),
        Durations.format(plan.budget()),
        Estimate.heapMiB(plan));
  }

  private static void printSampling(Plan plan, SteinSampleSize size, PrintStream out) {
    out.printf(
        "blocks of a document: %d, then as many as +-%s on the widest pair near the top needs, up"
            + " to %d (about %s if all do); first stage:%n",
        size.firstBlocks(),
        Percentages.format(size.halfWidth()),
        size.mostBlocks(),
        Durations.format(Estimate.longestRun(plan)));
  }
}
