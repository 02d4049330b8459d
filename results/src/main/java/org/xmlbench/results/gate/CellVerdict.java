package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The verdict on one cell, with the figures on which it is based: those of the stage that decided.
 *
 * @param stage 1 if five blocks were enough to pass, else 2
 * @param blocks number of blocks that decided
 * @param figures of those blocks; in JSON they are members of the same object
 * @param blocksNeeded of an inconclusive cell: how many blocks a new, fresh test needs to decide
 *     with a probability of 90 %, if the true ratio is the one observed; absent where that is more
 *     than {@value Confirmation#MOST_BLOCKS}, and where the machine is not fit
 * @param failed the arm, baseline or candidate, that was wrong, failed or timed out: nothing was
 *     judged then, and there are no figures
 */
public record CellVerdict(
    String cell,
    Verdict verdict,
    int stage,
    int blocks,
    @JsonUnwrapped CellFigures figures,
    OptionalInt blocksNeeded,
    Optional<String> failed) {
  /** The verdict on a cell that was not judged, because that arm failed in it. */
  CellVerdict failedBy(String arm) {
    return new CellVerdict(
        cell,
        Verdict.INCONCLUSIVE,
        stage,
        0,
        CellFigures.NONE,
        OptionalInt.empty(),
        Optional.of(arm));
  }

  /** The same verdict without a proposal for a new test. */
  CellVerdict withoutBlocksNeeded() {
    return new CellVerdict(cell, verdict, stage, blocks, figures, OptionalInt.empty(), failed);
  }
}
