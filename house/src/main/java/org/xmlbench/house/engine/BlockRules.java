package org.xmlbench.house.engine;

import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.results.stats.Retired;

/**
 * How the forks of a group's blocks are arranged in time, what is repeated in a block, and what a
 * block is replaced for.
 */
final class BlockRules {
  private final EngineRules rules;
  private final Retired retired;

  BlockRules(EngineRules rules, Retired retired) {
    this.rules = rules;
    this.retired = retired;
  }

  Block.Order order(PlannedGroup group) {
    return isInterleaved(group) ? Block.Order.INTERLEAVED : Block.Order.SEQUENTIAL;
  }

  /** A second attempt would be compared with forks that measured interleaved, without it. */
  Block.Retry retry(PlannedGroup group) {
    return isInterleaved(group) ? Block.Retry.NONE : Block.Retry.ALONE;
  }

  private boolean isInterleaved(PlannedGroup group) {
    return rules.interleaved().test(group) && group.cells().size() > 1;
  }

  /**
   * Why another block is run for the one of this fork, in words that follow its name; empty where
   * the fork is as it should be. A cell that is no longer measured is in no other block either.
   */
  Optional<String> defect(PlannedGroup group, ForkRecord fork) {
    if (rules.repeatsContended() && fork.labels().contains(ForkRecord.CONTENDED)) {
      return Optional.of("was contended");
    }
    boolean lost = retry(group) == Block.Retry.NONE && Block.isMissing(fork);
    return lost && !retired.contains(fork.cell())
        ? Optional.of("lacks " + fork.cell().subject())
        : Optional.empty();
  }
}
