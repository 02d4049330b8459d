package org.xmlbench.house.engine;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.record.Cell;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.results.stats.Retired;

/** Which cells of a group get a fork in its next block. */
record Contenders(RunEngine.Work work, Retired retired) {
  /** The cells of its next block: those that are still measured, and not stopped by the race. */
  List<PlannedCell> of(GroupAccount account) {
    Set<Cell> stopped = work.races().stopped(account.index());
    return measured(account).stream().filter(cell -> !stopped.contains(cell.cell())).toList();
  }

  /** Those that are still measured, whether the race has stopped them or not. */
  List<PlannedCell> measured(GroupAccount account) {
    return group(account).alive(retired);
  }

  /** How many forks its next block has if none fails; none where the cells are skipped. */
  int forks(GroupAccount account) {
    return work.documents().apply(group(account).document()).malformed()
        ? 0
        : (int) of(account).stream().filter(cell -> cell.obstacle() == null).count();
  }

  private PlannedGroup group(GroupAccount account) {
    return work.plan().groups().get(account.index());
  }
}
