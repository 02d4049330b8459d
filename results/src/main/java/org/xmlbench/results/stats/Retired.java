package org.xmlbench.results.stats;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

/**
 * Which cells are no longer measured, because that would take time and gain nothing: those that
 * failed twice in one block, or in two blocks, whose subject declares that it cannot read the
 * document and does not, and those that were skipped.
 */
public final class Retired {
  /** How often a fork is tried in its block. */
  private static final int ATTEMPTS = 2;

  /** A cell that failed in so many blocks is not unlucky. */
  private static final int FAILED_BLOCKS = 2;

  private Retired() {}

  /**
   * Whether a cell is no longer measured.
   *
   * @param forks of that cell, in the order of the log
   */
  public static boolean is(List<ForkRecord> forks) {
    Set<Integer> failed = new HashSet<>();
    for (ForkRecord fork : forks) {
      boolean cannotRead = fork.outcome() == Outcome.DECLARED && fork.measured() == null;
      if (cannotRead || fork.outcome() == Outcome.SKIPPED || failedTwice(fork)) {
        return true;
      }
      if (fork.outcome().isFault()) {
        failed.add(fork.block());
      } else {
        failed.remove(fork.block());
      }
    }
    return failed.size() >= FAILED_BLOCKS;
  }

  private static boolean failedTwice(ForkRecord fork) {
    return fork.outcome().isFault() && fork.attempt() == ATTEMPTS;
  }
}
