package org.xmlbench.house.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** Opens the accounts of a run's groups. */
final class GroupAccounts {
  private GroupAccounts() {}

  /**
   * The accounts, in the order of the plan. A document that is not well-formed gets one block
   * without a process, in which its cells are skipped.
   */
  static List<GroupAccount> of(RunEngine.Work work) {
    List<GroupAccount> all = new ArrayList<>();
    for (PlannedGroup group : work.plan().groups()) {
      all.add(account(all.size(), group, work));
    }
    return all;
  }

  private static GroupAccount account(int index, PlannedGroup group, RunEngine.Work work) {
    if (work.documents().apply(group.document()).malformed()) {
      return new GroupAccount(index, group.isProtected(), 1, Duration.ZERO);
    }
    Duration estimate = work.rules().blockTime().apply(group);
    return work.races()
        .account(
            index,
            group,
            new DurationEstimate(work.plan(), work.rules().blockTime(), work.races().forecast()))
        .orElseGet(
            () ->
                new GroupAccount(
                    index,
                    group.isProtected(),
                    work.plan().blocks(group),
                    estimate,
                    work.plan().effort().sampling().isPresent()));
  }
}
