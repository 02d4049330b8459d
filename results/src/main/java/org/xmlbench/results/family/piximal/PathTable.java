package org.xmlbench.results.family.piximal;

import java.util.List;
import org.xmlbench.core.record.PiximalMeasures;

/**
 * How many paths of an automaton are live behind a cut.
 *
 * @param about what was counted
 * @param distances in bytes from the cut, rising
 * @param rows a row for each document
 */
public record PathTable(String about, List<Integer> distances, List<Row> rows) {
  public PathTable {
    distances = List.copyOf(distances);
    rows = List.copyOf(rows);
  }

  /**
   * A document.
   *
   * @param document its name
   * @param live paths at each distance, a mean over cuts; a distance that the document has not is
   *     left out at the end
   */
  public record Row(String document, List<Double> live) {
    public Row {
      live = List.copyOf(live);
    }
  }

  /** The table; {@code null} of no cells. */
  static PathTable of(List<MeasuredCell> cells) {
    if (cells.isEmpty()) {
      return null;
    }
    List<Integer> distances =
        cells.stream()
            .flatMap(cell -> PiximalMeasures.LIVE_AFTER.membersIn(cell.forks().getFirst()))
            .map(Integer::valueOf)
            .distinct()
            .sorted()
            .toList();
    return new PathTable(
        PiximalTables.experiment(cells.getFirst().cell()).about(),
        distances,
        cells.stream()
            .map(
                cell ->
                    new Row(
                        cell.cell().document(),
                        distances.stream()
                            .map(String::valueOf)
                            .map(distance -> PiximalMeasures.LIVE_AFTER.of(distance))
                            .flatMap(measure -> measure.over(cell.forks()).stream().boxed())
                            .toList()))
            .toList());
  }
}
