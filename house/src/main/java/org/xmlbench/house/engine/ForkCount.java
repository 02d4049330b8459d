package org.xmlbench.house.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

/**
 * Counts forks: those that ended, of whatever block or attempt, and those that are known to come. A
 * cell that was skipped has a record and no fork.
 */
final class ForkCount {
  private int done;
  private final Map<GroupAccount, InWork> inWork = new HashMap<>();

  /**
   * A block in work.
   *
   * @param forks of it that are still to end
   */
  private record InWork(int forks, Block.Retry retry) {}

  /** A fork of an earlier session. */
  void resume(ForkRecord fork) {
    done += fork.outcome() == Outcome.SKIPPED ? 0 : 1;
  }

  void blockStarts(GroupAccount account, int forks, Block.Retry retries) {
    account.begins();
    inWork.put(account, new InWork(forks, retries));
  }

  /** A fork of its block in work has ended; one that will be repeated leaves its cell to come. */
  void ended(GroupAccount account, ForkRecord fork) {
    if (fork.outcome() != Outcome.SKIPPED) {
      done++;
      inWork.computeIfPresent(
          account,
          (key, block) ->
              new InWork(block.forks() - (block.retry().repeats(fork) ? 0 : 1), block.retry()));
    }
  }

  void blockEnds(GroupAccount account) {
    inWork.remove(account);
  }

  int done() {
    return done;
  }

  /**
   * Those that ended and those to come.
   *
   * @param forks how many forks a further block of a group has
   */
  int expected(List<GroupAccount> accounts, ToIntFunction<GroupAccount> forks) {
    int expected = done + inWork.values().stream().mapToInt(InWork::forks).sum();
    for (GroupAccount account : accounts) {
      expected += account.forksLeft(forks.applyAsInt(account));
    }
    return expected;
  }
}
