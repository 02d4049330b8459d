package org.xmlbench.suite.engine.plan;

import java.time.Duration;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.results.stats.SteinSampleSize;

/**
 * How much of a plan's groups is measured.
 *
 * @param blocks number of blocks of each group; where there is a sample size, those of its first
 *     stage
 * @param sampling how many blocks a group gets beyond those; empty where their number is fixed
 * @param budget wall time after which no block starts
 * @param schedule warm-up and measurement of a fork; {@code null} where forks are given a number of
 *     runs
 */
public record Effort(
    int blocks, Optional<SteinSampleSize> sampling, Duration budget, Schedule schedule) {
  /** The budget of a plan that runs all its blocks, however long they take. */
  public static final Duration UNLIMITED = Duration.ofDays(36_500);

  /** A fixed number of blocks. */
  public Effort(int blocks, Duration budget, Schedule schedule) {
    this(blocks, Optional.empty(), budget, schedule);
  }

  /** That number of blocks, however long they take, of forks that are given a number of runs. */
  public static Effort ofBlocks(int blocks) {
    return new Effort(blocks, UNLIMITED, null);
  }
}
