package org.xmlbench.results.gate;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The verdict on one cell, with the figures that it stands on: those of the stage that decided.
 *
 * @param cell its name
 * @param verdict what is said
 * @param stage 1 if five blocks were enough to pass, else 2
 * @param blocks number of blocks that decided
 * @param ratio candidate time over baseline time; absent without a block
 * @param lower one-sided lower bound of the ratio, at the level of the pass bound (95 %); absent
 *     with fewer than two blocks, as are the next three
 * @param upper one-sided upper bound of the ratio
 * @param pValue one-sided, of a true ratio of at most 1 + margin
 * @param holmAdjustedP the p-value after Holm's correction over all cells of stage 2; absent in
 *     stage 1
 * @param minimumDetectableEffect the slowdown (ratio less 1) that the whole gate, screening and
 *     confirmation, proves with a probability of 90 % in a cell of this spread; absent where the
 *     spread is unknown
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
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper,
    OptionalDouble pValue,
    OptionalDouble holmAdjustedP,
    OptionalDouble minimumDetectableEffect,
    OptionalInt blocksNeeded,
    Optional<String> failed) {
  /** The figures that every verdict shows, of the blocks that decided. */
  static CellVerdict of(
      GateSettings settings,
      String cell,
      Verdict verdict,
      int stage,
      BlockDifferences blocks,
      OptionalDouble holmAdjustedP,
      int confirmedCells,
      OptionalInt blocksNeeded) {
    boolean spread = blocks.hasSpread();
    return new CellVerdict(
        cell,
        verdict,
        stage,
        blocks.n(),
        present(blocks.n() > 0, Math.exp(blocks.mean())),
        present(spread, Math.exp(blocks.lower(settings.passLevel()))),
        present(spread, Math.exp(blocks.upper(settings.passLevel()))),
        present(spread, blocks.pValueAbove(settings.logMargin())),
        spread ? holmAdjustedP : OptionalDouble.empty(),
        spread
            ? OptionalDouble.of(
                GatePower.of(settings, blocks.sd(), confirmedCells)
                    .minimumDetectableEffect(MinimumDetectableEffect.POWER))
            : OptionalDouble.empty(),
        blocksNeeded,
        Optional.empty());
  }

  /** The same cell, not judged: that arm failed in it. */
  CellVerdict failedBy(String arm) {
    OptionalDouble none = OptionalDouble.empty();
    return new CellVerdict(
        cell,
        Verdict.INCONCLUSIVE,
        stage,
        0,
        none,
        none,
        none,
        none,
        none,
        none,
        OptionalInt.empty(),
        Optional.of(arm));
  }

  /** The same verdict without a proposal for a new test. */
  CellVerdict withoutBlocksNeeded() {
    return new CellVerdict(
        cell,
        verdict,
        stage,
        blocks,
        ratio,
        lower,
        upper,
        pValue,
        holmAdjustedP,
        minimumDetectableEffect,
        OptionalInt.empty(),
        failed);
  }

  private static OptionalDouble present(boolean known, double value) {
    return known ? OptionalDouble.of(value) : OptionalDouble.empty();
  }
}
