package org.xmlbench.suite.engine.plan;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.home.Subject;

/**
 * What a run measures.
 *
 * @param profile name of the profile that it started from
 * @param seed seed of the order of blocks and of subjects inside them
 * @param groups documents and conditions, most important first
 * @param subjects every subject that is measured, in the catalogue's order
 * @param blocks number of blocks of each group; where there is a sample size, those of its first
 *     stage
 * @param sampling how many blocks a group gets beyond those; empty where their number is fixed
 * @param budget wall time after which no block starts
 * @param schedule warm-up and measurement of a fork; {@code null} where forks are given a number of
 *     runs
 */
public record RunPlan(
    String profile,
    long seed,
    List<PlannedGroup> groups,
    List<? extends Subject> subjects,
    int blocks,
    Optional<SteinSampleSize> sampling,
    Duration budget,
    ForkArguments.Schedule schedule) {
  /** The budget of a plan that runs all its blocks, however long they take. */
  public static final Duration UNLIMITED = Duration.ofDays(36_500);

  public RunPlan {
    groups = List.copyOf(groups);
    subjects = List.copyOf(subjects);
  }

  /** A plan of a fixed number of blocks. */
  public RunPlan(
      String profile,
      long seed,
      List<PlannedGroup> groups,
      List<? extends Subject> subjects,
      int blocks,
      Duration budget,
      ForkArguments.Schedule schedule) {
    this(profile, seed, groups, subjects, blocks, Optional.empty(), budget, schedule);
  }

  /** Every document once. */
  public List<TimedDocument> documents() {
    return groups.stream().map(PlannedGroup::document).distinct().toList();
  }

  /** Cells of all groups. */
  public int cells() {
    return groups.stream()
        .flatMap(group -> group.cells().stream())
        .mapToInt(cell -> cell.obstacle() == null ? 1 : 0)
        .sum();
  }

  /**
   * Forks that the plan runs if no block is repeated and the budget suffices; of two stages those
   * of the first.
   */
  public int forks() {
    return cells() * blocks;
  }
}
