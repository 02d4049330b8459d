package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.PlannedGroup;

@FunctionalInterface
public interface BlockStages {
  /** For families whose blocks need no preparation. */
  BlockStages NONE = (group, document, round) -> BlockStage.NONE;

  /**
   * The stage of a block that is about to begin.
   *
   * @param round 1-based: the group's number of this block
   */
  BlockStage open(PlannedGroup group, PreparedDocument document, int round) throws IOException;

  /** Takes each record of a group, those of an earlier session of the run included. */
  default void ended(PlannedGroup group, ForkRecord fork) {}

  /** Whether a group gets no further block because its condition does not hold. */
  default boolean givesUp(PlannedGroup group) {
    return false;
  }

  /** Messages for the user when the last block has ended, one line each. */
  default List<String> sentences() {
    return List.of();
  }
}
