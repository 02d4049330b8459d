package org.xmlbench.results.stats;

import org.xmlbench.results.table.Cell;

/** An estimate as the cell of a table. */
public final class EstimateCell {
  private EstimateCell() {}

  /** The figure and its interval; nothing of {@code null}. */
  public static Cell of(Estimate estimate) {
    return estimate == null
        ? Cell.NOTHING
        : new Cell.Figure(estimate.value(), estimate.low(), estimate.high());
  }
}
