package org.xmlbench.suite.engine.plan;

import java.time.Duration;
import java.util.Comparator;
import org.xmlbench.results.stats.SteinSampleSize;

/**
 * What a plan will take, before anything was measured. Shown as an estimate, and used for no
 * figure.
 */
public final class DurationEstimate {
  /** Start of a JVM, and what JMH does around its iterations. */
  private static final Duration START = Duration.ofMillis(550);

  /** Touching a page of the heap and clearing it. */
  private static final double HEAP_SECONDS_PER_MIB = 0.6 / 1024;

  /** A slow parse: the JVM's first ones, and the one that verifies. */
  private static final double SLOW_BYTES_PER_SECOND = 40e6;

  private static final int SLOW_PARSES = 3;

  /** Wall time over CPU time of a warm-up during which the compiler runs beside the parser. */
  private static final double WARMUP_WALL = 1.4;

  private DurationEstimate() {}

  /** Wall time of one fork. */
  public static Duration fork(PlannedGroup group, RunPlan plan) {
    double documentSeconds = group.document().bytes() / SLOW_BYTES_PER_SECOND;
    double warmup =
        Math.min(
            plan.effort().schedule().warmupCpu().toMillis() * WARMUP_WALL,
            plan.effort().schedule().warmupLimit().toMillis());
    double measured =
        plan.effort().schedule().iterations()
            * Math.max(plan.effort().schedule().iteration().toMillis(), documentSeconds * 1000 / 4);
    double millis =
        START.toMillis()
            + warmup
            + measured
            + 1000
                * (SLOW_PARSES * documentSeconds
                    + group.condition().heapMiB() * HEAP_SECONDS_PER_MIB);
    return Duration.ofMillis(Math.round(millis));
  }

  /** Wall time of one block. */
  public static Duration block(PlannedGroup group, RunPlan plan) {
    return fork(group, plan).multipliedBy(group.cells().size());
  }

  /** Wall time of the plan's longest block. */
  public static Duration longestBlock(RunPlan plan) {
    return plan.groups().stream()
        .map(group -> block(group, plan))
        .max(Comparator.naturalOrder())
        .orElse(Duration.ZERO);
  }

  /** Wall time of one block of every group. */
  public static Duration round(RunPlan plan) {
    return run(plan, 1);
  }

  /** Wall time of the whole plan, of its first stage where it has two, whatever its budget. */
  public static Duration run(RunPlan plan) {
    return run(plan, plan.effort().blocks());
  }

  /** Wall time if every document gets the most blocks that it may, whatever the budget. */
  public static Duration longestRun(RunPlan plan) {
    return run(
        plan,
        plan.effort().sampling().map(SteinSampleSize::mostBlocks).orElse(plan.effort().blocks()));
  }

  private static Duration run(RunPlan plan, int blocks) {
    Duration whole = Duration.ZERO;
    for (PlannedGroup group : plan.groups()) {
      whole = whole.plus(block(group, plan).multipliedBy(blocks));
    }
    return whole;
  }

  /** The heaps of all forks of a block together, in MiB. */
  public static int blockHeapMiB(PlannedGroup group) {
    return group.cells().size() * group.condition().heapMiB();
  }

  /** Largest heap that a fork takes, in MiB. */
  public static int heapMiB(RunPlan plan) {
    return plan.groups().stream().mapToInt(group -> group.condition().heapMiB()).max().orElse(0);
  }
}
