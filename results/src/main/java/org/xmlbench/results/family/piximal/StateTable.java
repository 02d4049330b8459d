package org.xmlbench.results.family.piximal;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.record.PiximalMeasures;

/**
 * Where in an automaton the bytes of documents are read.
 *
 * @param about what was counted
 * @param states names of the states in which one is
 * @param rows a row for each document
 */
public record StateTable(String about, List<String> states, List<Row> rows) {
  public StateTable {
    states = List.copyOf(states);
    rows = List.copyOf(rows);
  }

  /**
   * A document.
   *
   * @param document its name
   * @param bytes that are read in each state, in the table's order
   */
  public record Row(String document, List<Long> bytes) {
    public Row {
      bytes = List.copyOf(bytes);
    }
  }

  /** The table; {@code null} of no cells. */
  static StateTable of(List<MeasuredCell> cells) {
    if (cells.isEmpty()) {
      return null;
    }
    List<String> states =
        cells.stream()
            .flatMap(StateTable::states)
            .distinct()
            .filter(state -> cells.stream().anyMatch(cell -> bytes(cell, state) > 0))
            .sorted()
            .toList();
    return new StateTable(
        PiximalTables.experiment(cells.getFirst().cell()).about(),
        states,
        cells.stream()
            .map(
                cell ->
                    new Row(
                        cell.cell().document(),
                        states.stream().map(state -> bytes(cell, state)).toList()))
            .toList());
  }

  private static Stream<String> states(MeasuredCell cell) {
    return PiximalMeasures.IN_STATE.membersIn(cell.forks().getFirst());
  }

  private static long bytes(MeasuredCell cell, String state) {
    return (long) PiximalMeasures.IN_STATE.of(state).over(cell.forks()).orElse(0);
  }
}
