package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.NUMBER;
import static org.xmlbench.results.table.Column.Kind.SHARE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** What was counted in an automaton, a row for each document. */
final class CountTables {
  private static final Column DOCUMENT = Column.of("document", NAME);
  private static final Column SHARE_OF_BYTES = Column.of("share", SHARE);
  private static final Column LIVE = Column.of("live", NUMBER);

  private CountTables() {}

  /** Where in an automaton bytes are read. */
  static Stream<Table> states(List<MeasuredCell> cells) {
    List<String> states = names(cells);
    List<Column> columns = new ArrayList<>();
    columns.add(DOCUMENT);
    columns.add(Column.of("bytes", "bytes", "bytes", COUNT, null));
    states.forEach(
        state -> columns.add(Column.of(state.replace('-', '_'), state, null, SHARE, null)));
    return table(
        PiximalExperiment.CHARACTERS_PER_STATE,
        "",
        columns,
        cells,
        cell -> {
          double all = states.stream().mapToDouble(state -> bytes(cell, state)).sum();
          return Stream.concat(
              Stream.of(new Cell.Count((long) all, null)),
              states.stream().map(state -> Cell.figure(bytes(cell, state) / Math.max(1, all))));
        });
  }

  private static List<String> names(List<MeasuredCell> cells) {
    return cells.stream()
        .flatMap(cell -> PiximalMeasures.IN_STATE.membersIn(cell.forks().getFirst()))
        .distinct()
        .filter(state -> cells.stream().anyMatch(cell -> bytes(cell, state) > 0))
        .sorted()
        .toList();
  }

  /** In which state most bytes of each document are read. */
  static Stream<String> answer(List<MeasuredCell> cells) {
    List<String> states = names(cells);
    return cells.stream()
        .flatMap(
            cell -> {
              double all = states.stream().mapToDouble(state -> bytes(cell, state)).sum();
              return states.stream()
                  .max(Comparator.comparingDouble(state -> bytes(cell, state)))
                  .stream()
                  .map(
                      most ->
                          "%s, %s: most bytes are read in %s, %s."
                              .formatted(
                                  PiximalExperiment.CHARACTERS_PER_STATE.label(),
                                  cell.cell().document(),
                                  most,
                                  SHARE_OF_BYTES.text(Cell.figure(bytes(cell, most) / all))));
            });
  }

  /** How many paths are live at the greatest distance. */
  static Stream<String> answerOfPaths(List<MeasuredCell> cells) {
    return cells.stream()
        .flatMap(
            cell ->
                distances(List.of(cell)).stream().reduce((_, last) -> last).stream()
                    .map(
                        last ->
                            "%s, %s: %s paths are live %d bytes behind a cut."
                                .formatted(
                                    PiximalExperiment.LIVE_PATHS.label(),
                                    cell.cell().document(),
                                    LIVE.text(live(cell, last)),
                                    last)));
  }

  private static List<Integer> distances(List<MeasuredCell> cells) {
    return cells.stream()
        .flatMap(cell -> PiximalMeasures.LIVE_AFTER.membersIn(cell.forks().getFirst()))
        .map(Integer::valueOf)
        .distinct()
        .sorted()
        .toList();
  }

  private static double bytes(MeasuredCell cell, String state) {
    return PiximalMeasures.IN_STATE.of(state).over(cell.forks()).orElse(0);
  }

  /** How many paths are live behind a cut; a document that ends before has none. */
  static Stream<Table> paths(List<MeasuredCell> cells) {
    List<Integer> distances = distances(cells);
    List<Column> columns = new ArrayList<>();
    columns.add(DOCUMENT);
    distances.forEach(
        bytes ->
            columns.add(
                Column.of("after_" + bytes, "paths after " + bytes + " B", null, NUMBER, null)));
    return table(
        PiximalExperiment.LIVE_PATHS,
        ", a mean over 64 cuts",
        columns,
        cells,
        cell -> distances.stream().map(bytes -> live(cell, bytes)));
  }

  private static Cell live(MeasuredCell cell, int bytes) {
    OptionalDouble paths = PiximalMeasures.LIVE_AFTER.of(String.valueOf(bytes)).over(cell.forks());
    return Cell.figure(paths.isPresent() ? paths.getAsDouble() : null);
  }

  private static Stream<Table> table(
      PiximalExperiment experiment,
      String more,
      List<Column> columns,
      List<MeasuredCell> cells,
      Function<MeasuredCell, Stream<Cell>> figures) {
    List<Row> rows =
        cells.stream()
            .map(
                cell ->
                    Row.of(
                        cell.cell().document(),
                        Stream.concat(
                                Stream.of(new Cell.Text(cell.cell().document())),
                                figures.apply(cell))
                            .toList()))
            .toList();
    String title = experiment.label() + ": " + experiment.about() + more;
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(new Table(experiment.label(), title, columns, rows));
  }
}
