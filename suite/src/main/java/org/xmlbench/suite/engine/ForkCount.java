package org.xmlbench.suite.engine;

import java.util.List;
import java.util.function.ToIntFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

/**
 * Counts forks: those that ended, of whatever block or attempt, and those that are known to come. A
 * cell that was skipped has a record and no fork.
 */
final class ForkCount {
  private int done;
  private GroupAccount inWork;
  private int leftInBlock;
  private Block.Retry retry;

  /** A fork of an earlier session. */
  void resume(ForkRecord fork) {
    done += fork.outcome() == Outcome.SKIPPED ? 0 : 1;
  }

  /** A block of that many forks begins, with those retries. */
  void blockStarts(GroupAccount account, int forks, Block.Retry retries) {
    retry = retries;
    inWork = account;
    leftInBlock = forks;
  }

  /** A fork of the block in work has ended; one that will be repeated leaves its cell to come. */
  void ended(ForkRecord fork) {
    if (fork.outcome() != Outcome.SKIPPED) {
      done++;
      leftInBlock -= retry.repeats(fork) ? 0 : 1;
    }
  }

  /** The block in work has ended. */
  void blockEnds() {
    inWork = null;
    leftInBlock = 0;
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
    int expected = done + leftInBlock;
    for (GroupAccount account : accounts) {
      int blocks = account.blocksLeft() - (account == inWork ? 1 : 0);
      expected += Math.max(0, blocks) * forks.applyAsInt(account);
    }
    return expected;
  }
}
