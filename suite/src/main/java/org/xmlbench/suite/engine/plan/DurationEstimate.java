package org.xmlbench.suite.engine.plan;

import java.time.Duration;
import java.util.Comparator;
import java.util.function.Function;
import org.xmlbench.results.stats.SteinSampleSize;

/**
 * What a plan will take, before anything was measured. Shown as an estimate, and used for no
 * figure.
 *
 * @param block wall time of one block of a group. This differs by family, not only in its numbers:
 *     a fork with a schedule measures for a time that is fixed ({@link ScheduledForkEstimate}), one
 *     with a number of runs as long as its bytes take, which for input strategies depends on the
 *     storage, and for programs on what the program does with them
 */
public record DurationEstimate(RunPlan plan, Function<PlannedGroup, Duration> block) {
  /** Wall time of the plan's longest block. */
  public Duration longestBlock() {
    return plan.groups().stream().map(block).max(Comparator.naturalOrder()).orElse(Duration.ZERO);
  }

  /** Wall time of one block of every group. */
  public Duration round() {
    return rounds(1);
  }

  /** Wall time of the whole plan, of its first stage where it has two, whatever its budget. */
  public Duration run() {
    return rounds(plan.effort().blocks());
  }

  /** Wall time if every document gets the most blocks that it may, whatever the budget. */
  public Duration longestRun() {
    return rounds(
        plan.effort().sampling().map(SteinSampleSize::mostBlocks).orElse(plan.effort().blocks()));
  }

  private Duration rounds(int blocks) {
    return plan.groups().stream()
        .map(group -> block.apply(group).multipliedBy(blocks))
        .reduce(Duration.ZERO, Duration::plus);
  }
}
