package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.stats.SteinSampleSize;

/**
 * What a plan will take, before anything was measured. Shown as an estimate, and used for no
 * figure.
 *
 * @param block wall time of one block of a group. This differs by family, not only in its numbers:
 *     a fork with a schedule measures for a time that is fixed ({@link ScheduledForkEstimate}), one
 *     with a number of runs as long as its bytes take, which for input strategies depends on the
 *     storage, and for programs on what the program does with them
 * @param forecast of the races of its subjects; empty where each of them gets every block
 */
public record DurationEstimate(
    RunPlan plan, Function<PlannedGroup, Duration> block, Optional<RaceForecast> forecast) {
  private static final double NANOS = 1e9;

  /** A pace beyond this is that of another plan. */
  private static final double MOST_FACTOR = 4;

  /** Where the plan's subjects race, on a host of which nothing is known. */
  public DurationEstimate(RunPlan plan, Function<PlannedGroup, Duration> block) {
    this(plan, block, plan.effort().race().map(RaceForecast::guess));
  }

  /**
   * The same where a fork takes what one of the host's newest run took; the same object where that
   * is not known.
   */
  public DurationEstimate atPace() {
    Optional<RaceForecast.Pace> pace = forecast.flatMap(RaceForecast::pace);
    if (pace.isEmpty() || plan.cells() == 0) {
      return this;
    }
    double factor =
        Math.clamp(pace.get().forkSeconds() / forkSeconds(), 1 / MOST_FACTOR, MOST_FACTOR);
    return new DurationEstimate(
        plan,
        group -> Duration.ofNanos(Math.round(factor * block.apply(group).toNanos())),
        forecast);
  }

  /** Wall time of a fork, the mean of a round: whatever the budget is. */
  public double forkSeconds() {
    return plan.cells() == 0 ? 0 : round().toNanos() / NANOS / plan.cells();
  }

  /** Wall time of the plan's longest block. */
  public Duration longestBlock() {
    return plan.groups().stream().map(block).max(Comparator.naturalOrder()).orElse(Duration.ZERO);
  }

  /** Wall time of one block of every group. */
  public Duration round() {
    return rounds(_ -> 1);
  }

  /**
   * Wall time of the whole plan: of its first stage where the spread decides how many blocks
   * follow, whatever the budget; of the blocks that the budget holds where subjects race.
   */
  public Duration run() {
    return forecast
        .map(race -> new RaceBudget(this).needed(expectedBlocks(race)))
        .orElseGet(() -> rounds(plan::blocks));
  }

  /** Blocks of subjects near the fastest: as many as the budget holds, which a race may need. */
  public int expectedBlocks(RaceForecast race) {
    return Math.max(race.race().firstBlocks(), new RaceBudget(this).blocks());
  }

  public int forks() {
    return forecast
        .map(
            race -> {
              int later = expectedBlocks(race) - race.race().firstBlocks();
              return plan.groups().stream()
                  .mapToInt(
                      group ->
                          group.measured() * race.race().firstBlocks()
                              + Math.min(RaceForecast.NEAR, group.measured()) * later)
                  .sum();
            })
        .orElseGet(plan::forks);
  }

  /** Wall time if every document gets the most blocks that it may, whatever the budget. */
  public Duration longestRun() {
    if (forecast.isPresent()) {
      return new RaceBudget(this).needed(forecast.get().race().mostBlocks());
    }
    return rounds(
        group ->
            plan.effort().sampling().map(SteinSampleSize::mostBlocks).orElse(plan.blocks(group)));
  }

  private Duration rounds(ToIntFunction<PlannedGroup> blocks) {
    return plan.groups().stream()
        .map(group -> block.apply(group).multipliedBy(blocks.applyAsInt(group)))
        .reduce(Duration.ZERO, Duration::plus);
  }
}
