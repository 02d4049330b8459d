package org.xmlbench.results.gate;

import java.util.OptionalDouble;

/**
 * The figures that every verdict shows, of the blocks that decided.
 *
 * @param ratio candidate time over baseline time; absent without a block
 * @param lower one-sided lower bound of the ratio, at the level of the pass bound (97.5 %); absent
 *     with fewer than two blocks, as are the next three
 * @param upper one-sided upper bound of the ratio
 * @param pValue one-sided, of a true ratio of at most 1 + margin
 * @param holmAdjustedP the p-value after Holm's correction over all cells of stage 2; absent in
 *     stage 1
 * @param minimumDetectableEffect the slowdown (ratio less 1) that the whole gate, screening and
 *     confirmation, proves with a probability of 90 % in a cell of this spread; absent where the
 *     spread is unknown
 */
public record CellFigures(
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper,
    OptionalDouble pValue,
    OptionalDouble holmAdjustedP,
    OptionalDouble minimumDetectableEffect) {
  /** Of a cell that was not judged. */
  static final CellFigures NONE = ofRatio(OptionalDouble.empty());

  private static CellFigures ofRatio(OptionalDouble ratio) {
    OptionalDouble none = OptionalDouble.empty();
    return new CellFigures(ratio, none, none, none, none, none);
  }

  static CellFigures of(
      GateSettings settings,
      BlockDifferences blocks,
      OptionalDouble holmAdjustedP,
      int confirmedCells) {
    OptionalDouble ratio =
        blocks.n() > 0 ? OptionalDouble.of(Math.exp(blocks.mean())) : OptionalDouble.empty();
    if (!blocks.hasSpread()) {
      return ofRatio(ratio);
    }
    return new CellFigures(
        ratio,
        OptionalDouble.of(Math.exp(blocks.lower(settings.passLevel()))),
        OptionalDouble.of(Math.exp(blocks.upper(settings.passLevel()))),
        OptionalDouble.of(blocks.pValueAbove(settings.logMargin())),
        holmAdjustedP,
        OptionalDouble.of(
            GatePower.of(settings, blocks.sd(), confirmedCells)
                .minimumDetectableEffect(MinimumDetectableEffect.POWER)));
  }
}
