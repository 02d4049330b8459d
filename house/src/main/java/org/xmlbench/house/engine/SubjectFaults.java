package org.xmlbench.house.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Retired;

/**
 * Tells subjects that are at fault from those that a run got a figure of all the same.
 *
 * <p>A cell is at fault if it failed twice in one block or in two blocks, if it failed and has no
 * figure, or if it was wrong where no second attempt was right.
 */
public final class SubjectFaults {
  private SubjectFaults() {}

  public static boolean any(List<ForkRecord> records) {
    Map<String, Map<Integer, ForkRecord>> lastOfBlock = new HashMap<>();
    for (ForkRecord fork : records) {
      lastOfBlock
          .computeIfAbsent(fork.cell().id(), id -> new TreeMap<>())
          .merge(fork.block(), fork, (one, other) -> one.attempt() > other.attempt() ? one : other);
    }
    return lastOfBlock.values().stream()
        .anyMatch(blocks -> isAtFault(List.copyOf(blocks.values())));
  }

  /**
   * @param forks of one cell, the last attempt of each block
   */
  private static boolean isAtFault(List<ForkRecord> forks) {
    List<ForkRecord> failed = forks.stream().filter(fork -> fork.outcome().isFault()).toList();
    return failed.size() >= Retired.FAILED_BLOCKS
        || failed.stream()
            .anyMatch(fork -> fork.attempt() == Retired.ATTEMPTS || fork.outcome() == Outcome.WRONG)
        || !failed.isEmpty() && forks.stream().noneMatch(fork -> fork.outcome().isTimed());
  }
}
