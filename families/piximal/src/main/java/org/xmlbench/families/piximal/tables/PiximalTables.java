package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Cell.Absent;
import org.xmlbench.results.table.Cell.Text;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** What the experiments of a run have found. */
final class PiximalTables {
  private static final List<String> METHOD =
      List.of(
          "Figures are means over forks, of times and speedups geometric ones, +- half the width of"
              + " their 95 % interval.",
          "A speedup is the time of one thread over that of so many, by the best of the splits. All"
              + " splits are in piximal.json and the report. The best of many is a little better"
              + " than it would be alone.");

  private static final List<Column> WITHOUT =
      List.of(
          Column.of("subject", NAME),
          Column.of("experiment", TEXT),
          Column.of("document", TEXT),
          Column.of("outcome", TEXT),
          Column.of("reason", TEXT).whereKnown());

  private PiximalTables() {}

  static Section of(Manifest manifest, List<ForkRecord> forks) {
    Map<PiximalExperiment, Map<Cell, List<ForkRecord>>> known =
        new EnumMap<>(PiximalExperiment.class);
    Map<Cell, ForkRecord> last = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      last.put(fork.cell(), fork);
      if (fork.outcome() == Outcome.OK) {
        known
            .computeIfAbsent(experiment(fork.cell()), any -> new LinkedHashMap<>())
            .computeIfAbsent(fork.cell(), any -> new ArrayList<>())
            .add(fork);
      }
    }
    known.values().forEach(cells -> last.keySet().removeAll(cells.keySet()));
    CellOrder order = CellOrder.of(manifest);
    Map<PiximalExperiment, List<MeasuredCell>> cells = new EnumMap<>(PiximalExperiment.class);
    known.forEach((experiment, of) -> cells.put(experiment, order.of(of)));
    return section(manifest, cells, last.values());
  }

  private static Section section(
      Manifest manifest,
      Map<PiximalExperiment, List<MeasuredCell>> cells,
      Collection<ForkRecord> without) {
    Map<String, Long> bytes = new LinkedHashMap<>();
    for (DocumentEntry document : manifest.documents()) {
      bytes.put(document.name(), document.bytes());
    }
    List<SpeedupTables> speedups =
        cells.entrySet().stream()
            .filter(experiment -> experiment.getKey().isOfSplits())
            .map(experiment -> new SpeedupTables(experiment.getKey(), experiment.getValue()))
            .toList();
    List<Table> splits = speedups.stream().flatMap(SpeedupTables::all).toList();
    Stream<String> answer =
        Stream.of(
                speedups.stream().map(SpeedupTables::answer),
                CountTables.answer(of(cells, PiximalExperiment.CHARACTERS_PER_STATE)),
                CountTables.answerOfPaths(of(cells, PiximalExperiment.LIVE_PATHS)),
                cells.entrySet().stream()
                    .filter(experiment -> ParseTables.isOf(experiment.getKey()))
                    .flatMap(it -> ParseTables.answers(it.getKey(), it.getValue())),
                ParallelTables.answers(of(cells, PiximalExperiment.PARALLEL), bytes))
            .flatMap(sentences -> sentences);
    return new Section(
        "piximal",
        "What do several threads gain on one document?",
        "Experiments about PIXIMAL",
        "Experiments",
        speedups.isEmpty() ? METHOD.subList(0, 1) : METHOD,
        Stream.of(
                speedups.stream().map(SpeedupTables::best),
                CountTables.states(of(cells, PiximalExperiment.CHARACTERS_PER_STATE)),
                CountTables.paths(of(cells, PiximalExperiment.LIVE_PATHS)),
                cells.entrySet().stream()
                    .filter(experiment -> ParseTables.isOf(experiment.getKey()))
                    .flatMap(
                        experiment ->
                            ParseTables.of(experiment.getKey(), experiment.getValue(), bytes)),
                ParallelTables.of(
                    of(cells, PiximalExperiment.PARALLEL), bytes, manifest.host().cpu()),
                HandlerTables.of(of(cells, PiximalExperiment.HANDLERS), bytes),
                without(without))
            .flatMap(tables -> tables)
            .toList(),
        splits,
        splits.stream().map(SpeedupTables::picture).toList(),
        answer.toList());
  }

  private static List<MeasuredCell> of(
      Map<PiximalExperiment, List<MeasuredCell>> cells, PiximalExperiment experiment) {
    return cells.getOrDefault(experiment, List.of());
  }

  private static PiximalExperiment experiment(Cell cell) {
    return Labelled.of(cell.condition().get(PiximalMeasures.EXPERIMENT), PiximalExperiment.class);
  }

  /** Cells that have no figure, and why. */
  private static Stream<Table> without(Collection<ForkRecord> forks) {
    List<Row> rows = forks.stream().map(PiximalTables::without).toList();
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(new Table("without", "without a figure", WITHOUT, rows));
  }

  private static Row without(ForkRecord fork) {
    return Row.of(
        fork.cell().subject(),
        List.of(
            new Text(fork.cell().subject()),
            new Text(experiment(fork.cell()).label()),
            new Text(fork.cell().document()),
            new Text(fork.outcome().label()),
            new Absent(fork.reason())));
  }
}
