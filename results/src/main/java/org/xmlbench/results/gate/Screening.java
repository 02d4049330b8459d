package org.xmlbench.results.gate;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Stage 1 of one cell: it passes, or it enters stage 2. Nothing fails here, so no correction for
 * many cells is needed; cells that look slow and cells that five blocks cannot show to be harmless
 * both enter.
 *
 * @param blocks what was measured in stage 1
 * @param ratio candidate time over baseline time; not a number without a block
 * @param pValue one-sided, of a true ratio of at most 1 + margin; 1 with fewer than two blocks
 * @param upper one-sided upper bound of the ratio (97.5 %); infinite with fewer than two blocks
 */
public record Screening(
    GateSettings settings, BlockDifferences blocks, double ratio, double pValue, double upper) {
  private static final int STAGE = 1;

  /** Judges the blocks of stage 1. */
  public static Screening of(GateSettings settings, BlockDifferences blocks) {
    return new Screening(
        settings,
        blocks,
        Math.exp(blocks.mean()),
        blocks.pValueAbove(settings.logMargin()),
        Math.exp(blocks.upper(settings.passLevel())));
  }

  /** Whether it looks slower than tolerated. */
  public boolean flagged() {
    return pValue < settings.screenLevel();
  }

  /** Whether fresh blocks must decide. */
  public boolean entersConfirmation() {
    return !blocks.allowsVerdict() || flagged() || upper >= 1 + settings.passBound();
  }

  /**
   * The verdict on a cell that need not enter stage 2.
   *
   * @param confirmedCells number of other cells that entered it
   * @throws IllegalStateException if this one must enter
   */
  public CellVerdict verdict(String cell, int confirmedCells) {
    if (entersConfirmation()) {
      throw new IllegalStateException(cell + " is not decided by stage 1");
    }
    return new CellVerdict(
        cell,
        Verdict.PASS,
        STAGE,
        blocks.n(),
        CellFigures.of(settings, blocks, OptionalDouble.empty(), confirmedCells),
        OptionalInt.empty(),
        Optional.empty());
  }
}
