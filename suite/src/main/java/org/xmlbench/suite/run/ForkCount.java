package org.xmlbench.suite.run;

import java.util.List;
import java.util.function.ToIntFunction;
import org.xmlbench.core.record.ForkRecord;

/**
 * Counts forks: those that ended, of whatever block or attempt, and those that are known to come.
 */
final class ForkCount {
  private int done;
  private BlockScheduler.Account inWork;
  private int leftInBlock;

  /** A fork of an earlier session. */
  void resume() {
    done++;
  }

  /** A block of that many cells begins. */
  void blockStarts(BlockScheduler.Account account, int cells) {
    inWork = account;
    leftInBlock = cells;
  }

  /** A fork of the block in work has ended; one that will be repeated leaves its cell to come. */
  void ended(ForkRecord fork) {
    ended(BlockRunner.isLastAttempt(fork));
  }

  void ended(boolean lastAttempt) {
    done++;
    leftInBlock -= lastAttempt ? 1 : 0;
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
   * @param cells how many cells of a group are still measured
   */
  int expected(List<BlockScheduler.Account> accounts, ToIntFunction<BlockScheduler.Account> cells) {
    int expected = done + leftInBlock;
    for (BlockScheduler.Account account : accounts) {
      int blocks = account.blocksLeft() - (account == inWork ? 1 : 0);
      expected += Math.max(0, blocks) * cells.applyAsInt(account);
    }
    return expected;
  }
}
