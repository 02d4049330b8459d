package org.xmlbench.suite.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;

/**
 * Which cells of a run are no longer measured, because that would take time and gain nothing. These
 * are cells that failed twice in one block, or in two blocks, cells whose subject declares that it
 * cannot read the document and does not, and cells that were skipped.
 */
final class Retirement {
  /** A cell that failed in so many blocks is not unlucky. */
  static final int FAILED_BLOCKS = 2;

  private final Set<String> retired = new HashSet<>();
  private final Map<String, Set<Integer>> failedBlocks = new HashMap<>();

  /** Takes a record, also of an earlier session of the run. */
  void consider(ForkRecord fork) {
    boolean failedTwice = fork.outcome().isFault() && fork.attempt() == Block.ATTEMPTS;
    boolean cannotRead = fork.outcome() == Outcome.DECLARED && fork.measured() == null;
    if (failedTwice || cannotRead || fork.outcome() == Outcome.SKIPPED) {
      retired.add(fork.cell().id());
    }
    Set<Integer> failed = failedBlocks.computeIfAbsent(fork.cell().id(), id -> new HashSet<>());
    if (fork.outcome().isFault()) {
      failed.add(fork.block());
    } else {
      failed.remove(fork.block());
    }
  }

  /** Whether a cell is no longer measured. */
  boolean isRetired(Cell cell) {
    return retired.contains(cell.id())
        || failedBlocks.getOrDefault(cell.id(), Set.of()).size() >= FAILED_BLOCKS;
  }

  /** The cells of a group that are still measured. */
  List<PlannedCell> alive(PlannedGroup group) {
    return group.cells().stream().filter(cell -> !isRetired(cell.cell())).toList();
  }
}
