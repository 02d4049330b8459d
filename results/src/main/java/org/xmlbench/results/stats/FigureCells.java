package org.xmlbench.results.stats;

import org.xmlbench.results.table.Cell;

public final class FigureCells {
  private FigureCells() {}

  /** A figure and its interval; nothing where it is {@code null}. */
  public static Cell of(Estimate estimate) {
    return estimate == null
        ? Cell.NOTHING
        : new Cell.Figure(estimate.value(), estimate.low(), estimate.high());
  }

  /** A spread; nothing where it is {@code null}. */
  public static Cell of(ForkSpread spread) {
    return spread == null
        ? Cell.NOTHING
        : new Cell.Spread(spread.median(), spread.least(), spread.most());
  }
}
