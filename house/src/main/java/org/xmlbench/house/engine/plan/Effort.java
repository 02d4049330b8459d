package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.Race;

/**
 * How much of a plan's groups is measured.
 *
 * @param blocks number of blocks of each group; where there is a sample size or a race, those of
 *     its first stage
 * @param sampling how many blocks a group gets beyond those; empty where their number is fixed
 * @param race how the subjects of a group race for further blocks; empty where each of them gets
 *     every block
 * @param budget wall time after which no block starts
 * @param schedule warm-up and measurement of a fork; {@code null} where forks are given a number of
 *     runs
 */
public record Effort(
    int blocks,
    Optional<SteinSampleSize> sampling,
    Optional<Race> race,
    Duration budget,
    Schedule schedule) {
  /** The budget of a plan that runs all its blocks, however long they take. */
  public static final Duration UNLIMITED = Duration.ofDays(36_500);

  /** Each subject gets every block. */
  public Effort(
      int blocks, Optional<SteinSampleSize> sampling, Duration budget, Schedule schedule) {
    this(blocks, sampling, Optional.empty(), budget, schedule);
  }

  /** Blocks that go where they decide, within that time. */
  public Effort racing(Race rule, Duration within) {
    return new Effort(rule.firstBlocks(), Optional.empty(), Optional.of(rule), within, schedule);
  }

  /** A fixed number of blocks. */
  public Effort(int blocks, Duration budget, Schedule schedule) {
    this(blocks, Optional.empty(), budget, schedule);
  }

  /** That number of blocks, however long they take, of forks that are given a number of runs. */
  public static Effort ofBlocks(int blocks) {
    return new Effort(blocks, UNLIMITED, null);
  }
}
