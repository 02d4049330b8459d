package org.xmlbench.results.stats;

import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;

public final class FigureCells {
  private static final Column RATIO = Column.of("ratio", Kind.INTERVAL);

  private FigureCells() {}

  /** A ratio and its interval, such as {@code 1.124 [1.095, 1.153]}; a dash where there is none. */
  public static String ratio(Estimate ratio) {
    return RATIO.text(of(ratio));
  }

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
