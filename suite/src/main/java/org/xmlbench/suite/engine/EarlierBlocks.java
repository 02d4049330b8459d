package org.xmlbench.suite.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;

/** The blocks of an earlier session of a run: which of them are whole. */
final class EarlierBlocks {
  private final RunPlan plan;
  private final Map<String, Integer> groupOfCell = new HashMap<>();
  private final Map<Integer, Set<String>> endedOfBlock = new HashMap<>();
  private final Map<Integer, Integer> groupOfBlock = new HashMap<>();

  EarlierBlocks(RunPlan plan) {
    this.plan = plan;
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
   */
  int add(ForkRecord fork) {
    int group = groupOfCell.get(fork.cell().id());
    groupOfBlock.put(fork.block(), group);
    Set<String> ended = endedOfBlock.computeIfAbsent(fork.block(), block -> new HashSet<>());
    if (BlockRunner.isLastAttempt(fork)) {
      ended.add(fork.cell().id());
    }
    return group;
  }

  /**
   * Number of whole blocks of each group: those in which each cell that is still measured has its
   * last attempt.
   */
  int[] whole(Retirement retirement) {
    int[] whole = new int[plan.groups().size()];
    endedOfBlock.forEach(
        (block, cells) -> {
          int index = groupOfBlock.get(block);
          PlannedGroup group = plan.groups().get(index);
          if (retirement.alive(group).stream().allMatch(cell -> cells.contains(cell.cell().id()))) {
            whole[index]++;
          }
        });
    return whole;
  }
}
