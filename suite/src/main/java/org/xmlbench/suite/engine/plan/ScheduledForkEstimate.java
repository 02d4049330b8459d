package org.xmlbench.suite.engine.plan;

import java.time.Duration;
import org.xmlbench.core.measure.ForkArguments.Schedule;

/** What a fork takes that warms up and measures by a schedule, before anything was measured. */
public final class ScheduledForkEstimate {
  /** Start of a JVM, and what JMH does around its iterations. */
  private static final Duration START = Duration.ofMillis(550);

  /** Touching a page of the heap and clearing it. */
  private static final double HEAP_SECONDS_PER_MIB = 0.6 / 1024;

  /** A slow parse: the JVM's first ones, and the one that verifies. */
  private static final double SLOW_BYTES_PER_SECOND = 40e6;

  private static final int SLOW_PARSES = 3;

  /** Wall time over CPU time of a warm-up during which the compiler runs beside the parser. */
  private static final double WARMUP_WALL = 1.4;

  private ScheduledForkEstimate() {}

  /** Wall time of one fork. */
  public static Duration fork(PlannedGroup group, Schedule schedule) {
    double documentSeconds = group.document().bytes() / SLOW_BYTES_PER_SECOND;
    double warmup =
        Math.min(schedule.warmupCpu().toMillis() * WARMUP_WALL, schedule.warmupLimit().toMillis());
    double measured =
        schedule.iterations()
            * Math.max(schedule.iteration().toMillis(), documentSeconds * 1000 / 4);
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
  public static Duration block(PlannedGroup group, Schedule schedule) {
    return fork(group, schedule).multipliedBy(group.cells().size());
  }

  /** What a plan takes whose forks all have its schedule. */
  public static DurationEstimate of(RunPlan plan) {
    return new DurationEstimate(plan, group -> block(group, plan.effort().schedule()));
  }
}
