package org.xmlbench.results.gate;

import java.util.Collection;
import java.util.List;

/**
 * The outcome of stage 1 on the real blocks of equal arms, in the order in which they were
 * measured: disjoint windows of as many blocks as stage 1 has. Unlike resampling this keeps any
 * dependence between neighbouring blocks, such as a drift that the order inside the blocks does not
 * cancel.
 *
 * @param flagged windows that look slower than the margin at the screening level
 * @param expectedFlagged the same to be expected of independent normal blocks of each cell's spread
 * @param flaggedUpper one-sided 95 % upper bound (Clopper and Pearson) of the probability that a
 *     window is flagged; 1 without a window
 * @param entering windows that would send their cell to stage 2: flagged, or not shown to be below
 *     the pass bound
 */
public record ScreeningWindows(
    int windows,
    int flagged,
    double expectedFlagged,
    double flaggedUpper,
    int entering,
    double expectedEntering) {
  private static final double LEVEL = 0.05;

  /** Screens the windows of these cells; a cell with fewer blocks than a window has none. */
  public static ScreeningWindows of(GateSettings settings, Collection<BlockDifferences> cells) {
    int length = settings.screenBlocks();
    int windows = 0;
    int flagged = 0;
    int entering = 0;
    double expectedFlagged = 0;
    double expectedEntering = 0;
    for (BlockDifferences cell : cells) {
      int inCell = cell.n() / length;
      if (inCell == 0) {
        continue;
      }
      GatePower power = GatePower.of(settings, cell.sd(), 1);
      windows += inCell;
      expectedFlagged += inCell * power.flagging(1);
      expectedEntering += inCell * power.entering(1);
      for (int i = 0; i < inCell; i++) {
        Screening screening =
            Screening.of(settings, window(cell.values(), i * length, (i + 1) * length));
        flagged += screening.flagged() ? 1 : 0;
        entering += screening.entersConfirmation() ? 1 : 0;
      }
    }
    double upper = BinomialBound.upper(flagged, windows, LEVEL);
    return new ScreeningWindows(
        windows, flagged, expectedFlagged, upper, entering, expectedEntering);
  }

  private static BlockDifferences window(List<Double> values, int from, int to) {
    return BlockDifferences.of(
        values.subList(from, to).stream().mapToDouble(Double::doubleValue).toArray());
  }
}
