package org.xmlbench.results.stats;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

/**
 * Which cells are no longer measured, because that would take time and gain nothing: those that
 * failed twice in one block, or in two blocks, whose subject declares that it cannot read the
 * document and does not, and those that were skipped.
 */
public final class Retired {
  /** How often a fork is tried in its block. */
  public static final int ATTEMPTS = 2;

  /** A cell that failed in so many blocks is not unlucky. */
  public static final int FAILED_BLOCKS = 2;

  private final Set<String> retired = new HashSet<>();
  private final Map<String, Set<Integer>> failedBlocks = new HashMap<>();

  /**
   * Whether a cell is no longer measured.
   *
   * @param forks of that cell, in the order of the log
   */
  static boolean is(List<ForkRecord> forks) {
    Retired retired = new Retired();
    forks.forEach(retired::consider);
    return !forks.isEmpty() && retired.contains(forks.getFirst().cell());
  }

  /** Takes the next record of the log, also one of an earlier session. */
  public void consider(ForkRecord fork) {
    boolean failedTwice = fork.outcome().isFault() && fork.attempt() == ATTEMPTS;
    boolean cannotRead = fork.outcome() == Outcome.DECLARED && fork.measured() == null;
    if (failedTwice || cannotRead || fork.outcome() == Outcome.SKIPPED) {
      retired.add(fork.cell().id());
    }
    Set<Integer> failed = failedBlocks.computeIfAbsent(fork.cell().id(), _ -> new HashSet<>());
    if (fork.outcome().isFault()) {
      failed.add(fork.block());
    } else {
      failed.remove(fork.block());
    }
  }

  /** Whether that cell is no longer measured. */
  public boolean contains(Cell cell) {
    return retired.contains(cell.id())
        || failedBlocks.getOrDefault(cell.id(), Set.of()).size() >= FAILED_BLOCKS;
  }
}
