package org.xmlbench.house.run;

import java.io.PrintStream;
import java.time.Duration;
import java.util.IntSummaryStatistics;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.Percentages;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.stats.SteinSampleSize;

/** Shows what a run would do. */
public final class DryRun {
  private DryRun() {}

  /**
   * Prints the cells of each group, then forks, time and memory, and what a run finds out only when
   * it begins.
   *
   * @param run what would be measured
   */
  static void print(RunDefinition run, PrintStream out) {
    RunPlan plan = run.plan();
    PairingRule pairing = run.pairing();
    for (PlannedGroup group : plan.groups()) {
      out.printf(
          "%s%n  %s, about %s, %d MiB of heap at a time%n",
          Printable.line(group.title()),
          counted(group.cells().size(), "cell"),
          cost(run.estimate(), group),
          pairing.heapMiB(group));
      for (PlannedCell cell : group.cells()) {
        out.printf(
            "    %-16s %-10s %s%n",
            cell.cell().subject(), cell.cell().operation().label(), detail(cell));
      }
    }
    out.printf(
        "profile %s, clock %s, seed %d, pairing %s%n",
        plan.profile(), run.clock().label(), plan.seed(), pairing.pairing().label());
    if (plan.cells() == 0) {
      out.println("nothing to run: no cell can be measured, each for the reason that it shows");
      return;
    }
    plan.effort().sampling().ifPresent(size -> printSampling(run.estimate(), size, out));
    RaceLines.of(run.estimate()).forEach(out::println);
    out.printf(
        "%s%s, about %s (budget %s), heap of a fork up to %d MiB, of a block up to %d MiB at a"
            + " time%n",
        plan.effort().race().isPresent()
            ? ""
            : counted(plan.cells(), "cell") + " x " + blocks(plan) + " = ",
        counted(run.estimate().forks(), "fork"),
        Durations.format(run.estimate().run()),
        plan.effort().budget().equals(Effort.UNLIMITED)
            ? "none"
            : Durations.format(plan.effort().budget()),
        plan.heapMiB(),
        plan.groups().stream().mapToInt(pairing::heapMiB).max().orElse(0));
    spent(run).ifPresent(out::println);
    if (run.rules().repeatsContended()
        && plan.effort().race().isEmpty()
        && plan.effort().blocks() > 1) {
      out.println(
          "beside these, one block more for each that was contended or lost a fork, at most twice"
              + " as many in all");
    }
    warnOfBudget(run.estimate(), out);
    plan.groups().forEach(group -> warnOfHeap(group, pairing, out));
    pairing.sentences(plan).forEach(out::println);
    sayWhatIsNotChecked(plan, out);
  }

  /** What the plan spends beside measured iterations; empty where its forks have no schedule. */
  private static Optional<String> spent(RunDefinition run) {
    RunPlan plan = run.plan();
    if (plan.effort().schedule() == null) {
      return Optional.empty();
    }
    int forks = run.estimate().forks();
    Duration measured =
        ScheduledForkEstimate.measuredIterations(plan).multipliedBy(forks).dividedBy(plan.cells());
    String source =
        run.estimate().forecast().map(forecast -> " (" + forecast.source() + ")").orElse("");
    return Optional.of(SpentTime.sentence("forks" + source, run.estimate().run(), measured, forks));
  }

  private static String detail(PlannedCell cell) {
    String threads = cell.threads() == 0 ? "" : "threads=%d ".formatted(cell.threads());
    return threads + told("declared: ", cell.declared()) + told("skipped: ", cell.obstacle());
  }

  private static String told(String outcome, String reason) {
    return reason == null ? "" : Printable.line(outcome + reason);
  }

  /** What a block of a group takes, its first blocks, and the most that it may get. */
  private static String cost(DurationEstimate estimate, PlannedGroup group) {
    Effort effort = estimate.plan().effort();
    int blocks = estimate.plan().blocks(group);
    Duration block = estimate.block().apply(group);
    String first = "%s a block".formatted(Durations.format(block));
    String planned = blocks > 1 ? of(block, blocks) : "";
    return first + planned + effort.sampling().map(s -> of(block, s.mostBlocks())).orElse("");
  }

  private static String of(Duration block, int blocks) {
    return ", %s for %d".formatted(Durations.format(block.multipliedBy(blocks)), blocks);
  }

  /** How many blocks its groups get, the fewest and the most where they differ. */
  private static String blocks(RunPlan plan) {
    IntSummaryStatistics all = plan.groups().stream().mapToInt(plan::blocks).summaryStatistics();
    String fewest = all.getMin() == all.getMax() ? "" : all.getMin() + " to ";
    return fewest + counted(all.getMax(), "block");
  }

  private static void sayWhatIsNotChecked(RunPlan plan, PrintStream out) {
    if (plan.documents().stream().anyMatch(TimedDocument.UserFile.class::isInstance)) {
      out.println(
          "not checked: whether your files are well-formed, and whether the drivers agree on their"
              + " events; a run asks every driver first, 'check' reports it now");
    }
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private static void warnOfBudget(DurationEstimate estimate, PrintStream out) {
    RunPlan plan = estimate.plan();
    Duration longest = estimate.longestBlock();
    if (longest.compareTo(plan.effort().budget()) > 0) {
      out.printf(
          "the budget of %s cannot hold the longest block, about %s: give a larger --time-budget%n",
          Durations.format(plan.effort().budget()), Durations.format(longest));
    } else if (estimate.run().compareTo(plan.effort().budget()) > 0) {
      out.println("the budget ends before the plan does: less important blocks fall away");
    }
  }

  /** A family may give its forks less heap by a rule of its own: that is no lack of memory. */
  private static void warnOfHeap(PlannedGroup group, PairingRule pairing, PrintStream out) {
    boolean trees =
        group.cells().stream().anyMatch(cell -> !cell.cell().operation().equals(Operation.PARSE));
    long wanted = ConditionRule.wantedHeapMiB(group.document(), trees);
    if (wanted > group.condition().heapMiB() && !pairing.conditions().holds(wanted)) {
      out.println(
          Printable.line(
              "%s wants a heap of %d MiB; this host's memory allows %d MiB, forks may run out of it"
                  .formatted(group.document().name(), wanted, group.condition().heapMiB())));
    }
  }

  private static void printSampling(
      DurationEstimate estimate, SteinSampleSize size, PrintStream out) {
    out.printf(
        "blocks of a document: %d, then as many as +-%s on the widest pair near the top needs, up"
            + " to %d (about %s if all do); first stage:%n",
        size.firstBlocks(),
        Percentages.format(size.halfWidth()),
        size.mostBlocks(),
        Durations.format(estimate.longestRun()));
  }
}
