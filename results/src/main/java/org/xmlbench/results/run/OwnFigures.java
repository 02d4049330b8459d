package org.xmlbench.results.run;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;

/** A family whose cells have figures other than a time for export to other tools. */
public interface OwnFigures {
  /** Of a family whose cells give times. */
  OwnFigures NONE =
      new OwnFigures() {
        @Override
        public CellFigures ofCells(List<ForkRecord> forks) {
          return cell -> List.of();
        }

        @Override
        public Optional<JmhFigures> forJmh(List<ForkRecord> forks) {
          return Optional.empty();
        }
      };

  CellFigures ofCells(List<ForkRecord> forks);

  /**
   * The figures of a cell for JMH's format.
   *
   * @param forks those of the cell that have figures
   * @return empty where it has times
   */
  Optional<JmhFigures> forJmh(List<ForkRecord> forks);

  @FunctionalInterface
  interface CellFigures {
    /**
     * Those of a cell: the same ones in the same order for each cell, of which some may have no
     * value.
     *
     * @param cell whose version does not matter
     * @return empty where the cell has a time
     */
    List<OwnFigure> of(Cell cell);
  }
}
