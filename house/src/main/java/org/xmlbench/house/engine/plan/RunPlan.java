package org.xmlbench.house.engine.plan;

import java.util.List;
import org.xmlbench.house.home.Subject;

/**
 * What a run measures.
 *
 * @param profile name of the profile that it started from
 * @param seed seed of the order of blocks and of subjects inside them
 * @param groups documents and conditions, most important first
 * @param subjects every subject that is measured, in the catalogue's order
 * @param effort how much of each group is measured
 */
public record RunPlan(
    String profile,
    long seed,
    List<PlannedGroup> groups,
    List<? extends Subject> subjects,
    Effort effort) {
  public RunPlan {
    groups = List.copyOf(groups);
    subjects = List.copyOf(subjects);
  }

  public RunPlan only(List<PlannedGroup> some) {
    return new RunPlan(profile, seed, some, subjects, effort);
  }

  /** Every document once. */
  public List<TimedDocument> documents() {
    return groups.stream().map(PlannedGroup::document).distinct().toList();
  }

  public int cells() {
    return groups.stream().mapToInt(PlannedGroup::measured).sum();
  }

  /** Blocks that a group gets; of two stages those of the first. */
  public int blocks(PlannedGroup group) {
    return group.ownBlocks().orElse(effort.blocks());
  }

  /**
   * Forks that the plan runs if no block is repeated and the budget suffices; of two stages those
   * of the first.
   */
  public int forks() {
    return groups.stream().mapToInt(group -> group.measured() * blocks(group)).sum();
  }

  /** Largest heap that a fork takes, in MiB. */
  public int heapMiB() {
    return groups.stream().mapToInt(group -> group.condition().heapMiB()).max().orElse(0);
  }
}
