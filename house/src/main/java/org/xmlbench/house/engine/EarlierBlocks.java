package org.xmlbench.house.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.stats.Retired;

/** The blocks of an earlier session of a run: which of them are whole. */
final class EarlierBlocks {
  private final RunPlan plan;
  private final BlockRules rules;
  private final Races races;
  private final Map<String, Integer> groupOfCell = new HashMap<>();
  private final Map<Integer, Set<String>> endedOfBlock = new HashMap<>();
  private final Map<Integer, Integer> groupOfBlock = new HashMap<>();
  private final Set<Integer> replaced = new HashSet<>();

  EarlierBlocks(RunPlan plan, BlockRules rules, Races races) {
    this.races = races;
    this.plan = plan;
    this.rules = rules;
    for (int i = 0; i < plan.groups().size(); i++) {
      for (PlannedCell cell : plan.groups().get(i).cells()) {
        groupOfCell.put(cell.cell().id(), i);
      }
    }
  }

  /**
   * Takes a record.
   *
   * @return position of its group in the plan
   * @throws UserErrorException when the plan has no such cell
   */
  int add(ForkRecord fork) {
    Integer group = groupOfCell.get(fork.cell().id());
    if (group == null) {
      throw new UserErrorException(
          "the run has a record of %s, which its plan does not have: its records are damaged or of another run"
              .formatted(fork.cell().id()));
    }
    groupOfBlock.put(fork.block(), group);
    Set<String> ended = endedOfBlock.computeIfAbsent(fork.block(), block -> new HashSet<>());
    PlannedGroup planned = plan.groups().get(group);
    if (rules.defect(planned, fork).isPresent()) {
      replaced.add(fork.block());
    }
    if (!rules.retry(planned).repeats(fork)) {
      ended.add(fork.cell().id());
    }
    return group;
  }

  /**
   * Number of whole blocks of each group: those in which each cell that is still measured, and had
   * not left its race before, has its last attempt.
   */
  int[] whole(Retired retired) {
    return ofGroups(block -> isWhole(block, retired));
  }

  /** How many of the whole blocks of each group ask for one more. */
  int[] replaced(Retired retired) {
    return ofGroups(block -> replaced.contains(block) && isWhole(block, retired));
  }

  private int[] ofGroups(IntPredicate counts) {
    int[] blocks = new int[plan.groups().size()];
    groupOfBlock.forEach((block, group) -> blocks[group] += counts.test(block) ? 1 : 0);
    return blocks;
  }

  private boolean isWhole(int block, Retired retired) {
    Set<String> ended = endedOfBlock.get(block);
    int group = groupOfBlock.get(block);
    Set<Cell> left = races.stoppedBefore(group, block);
    return plan.groups().get(group).alive(retired).stream()
        .map(PlannedCell::cell)
        .allMatch(cell -> ended.contains(cell.id()) || left.contains(cell));
  }
}
