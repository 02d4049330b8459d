package org.xmlbench.results.family.piximal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.PiximalExperiment;
import org.xmlbench.core.record.PiximalMeasures;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;

/**
 * What the experiments of a run have found.
 *
 * @param speedups of experiments that time splits of documents
 * @param shares of the bytes of each document by state; {@code null} where that was not counted
 * @param paths that are live; {@code null} where that was not counted
 * @param parses of experiments whose subjects are compared by the time of a parse
 * @param reader what several threads gain with the conforming reader; {@code null} where that was
 *     not measured
 * @param without cells that have no figure, and why
 */
public record PiximalTables(
    List<SpeedupTable> speedups,
    StateTable shares,
    PathTable paths,
    List<ParseTable> parses,
    ParallelTable reader,
    List<WithoutFigure> without) {
  public PiximalTables {
    speedups = List.copyOf(speedups);
    parses = List.copyOf(parses);
    without = List.copyOf(without);
  }

  /**
   * A cell without a figure.
   *
   * @param experiment its experiment
   * @param document what was read
   * @param subject what was to be measured
   * @param outcome how its forks ended
   * @param reason why; {@code null} where nobody said it
   */
  public record WithoutFigure(
      String experiment, String document, String subject, String outcome, String reason) {}

  /** The tables of those forks. */
  static PiximalTables of(Manifest manifest, List<ForkRecord> forks) {
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
    Map<String, Long> bytes = new LinkedHashMap<>();
    for (DocumentEntry document : manifest.documents()) {
      bytes.put(document.name(), document.bytes());
    }
    return new PiximalTables(
        known.entrySet().stream()
            .filter(experiment -> experiment.getKey().isOfSplits())
            .map(
                experiment -> SpeedupTable.of(experiment.getKey(), order.of(experiment.getValue())))
            .toList(),
        StateTable.of(order.of(known.get(PiximalExperiment.CHARACTERS_PER_STATE))),
        PathTable.of(order.of(known.get(PiximalExperiment.LIVE_PATHS))),
        known.entrySet().stream()
            .filter(experiment -> ParseTable.isOf(experiment.getKey()))
            .flatMap(
                experiment ->
                    ParseTable.of(experiment.getKey(), order.of(experiment.getValue()), bytes)
                        .stream())
            .toList(),
        ParallelTable.of(
            order.of(known.get(PiximalExperiment.PARALLEL)), bytes, manifest.host().cpu()),
        last.values().stream().map(PiximalTables::without).toList());
  }

  static PiximalExperiment experiment(Cell cell) {
    return Labelled.of(cell.condition().get(PiximalMeasures.EXPERIMENT), PiximalExperiment.class);
  }

  private static WithoutFigure without(ForkRecord fork) {
    return new WithoutFigure(
        experiment(fork.cell()).label(),
        fork.cell().document(),
        fork.cell().subject(),
        fork.outcome().label(),
        fork.reason());
  }
}
