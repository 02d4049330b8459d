package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.GoalState;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** What a read with SAX takes for four classes of handlers by turns: a table for each document. */
final class HandlerTables {
  private static final double NANOS_PER_MILLI = 1e6;

  /** PIXIMAL is to be as many times as fast as the other parser. */
  private static final double WANTED = 2;

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("subject", NAME),
          Column.of("ms", "ms", "ms", MEASURE, "CPU time of a read, the mean of four classes"),
          Column.of("mb_per_s", "MB/s", "MB/s", MEASURE, null),
          Column.of(
                  "speed",
                  "times as fast as " + PiximalExperiment.OTHER_SAX,
                  null,
                  MEASURE,
                  "by the forks of the same blocks")
              .whereKnown(),
          Column.of("goal", TEXT, "at least " + (int) WANTED + " times as fast").whereKnown());

  private HandlerTables() {}

  /**
   * The tables of those cells, by document.
   *
   * @param bytes sizes of documents by name
   */
  static Stream<Table> of(List<MeasuredCell> cells, Map<String, Long> bytes) {
    return cells.stream()
        .map(cell -> cell.cell().document())
        .distinct()
        .map(
            document ->
                table(
                    document,
                    cells.stream().filter(it -> it.cell().document().equals(document)).toList(),
                    bytes.getOrDefault(document, 0L)));
  }

  private static Table table(String document, List<MeasuredCell> cells, long bytes) {
    PiximalExperiment experiment = PiximalExperiment.HANDLERS;
    Optional<MeasuredCell> other = find(cells, PiximalExperiment.OTHER_SAX);
    return new Table(
        experiment.label() + " " + document,
        "%s, %s: %s".formatted(experiment.label(), document, experiment.about()),
        COLUMNS,
        cells.stream().map(cell -> row(cell, other, bytes)).toList());
  }

  private static Optional<MeasuredCell> find(List<MeasuredCell> cells, String subject) {
    return cells.stream().filter(it -> it.cell().subject().equals(subject)).findFirst();
  }

  private static Row row(MeasuredCell cell, Optional<MeasuredCell> other, long bytes) {
    Estimate speed =
        cell.cell().subject().equals(PiximalExperiment.OUR_SAX)
            ? other.map(it -> speed(cell, it)).orElse(null)
            : null;
    return Row.of(
        cell.cell().subject(),
        List.of(
            new Cell.Text(cell.cell().subject()),
            FigureCells.of(cell.geometricMean(PiximalMeasures.PARSE, NANOS_PER_MILLI)),
            FigureCells.of(cell.rate(PiximalMeasures.PARSE, bytes)),
            FigureCells.of(speed),
            speed == null ? Cell.NOTHING : GoalState.atLeast(WANTED, speed).cell()));
  }

  /** The geometric mean over blocks in which both have a figure; null where there is none. */
  private static Estimate speed(MeasuredCell cell, MeasuredCell other) {
    Map<Integer, Double> times =
        other.forks().stream()
            .collect(Collectors.toMap(ForkRecord::block, HandlerTables::nanos, (a, b) -> a));
    double[] ratios =
        cell.forks().stream()
            .filter(fork -> times.containsKey(fork.block()))
            .mapToDouble(fork -> times.get(fork.block()) / nanos(fork))
            .toArray();
    return ratios.length == 0 || Arrays.stream(ratios).anyMatch(Double::isNaN)
        ? null
        : Estimate.ofGeometricMean(ratios, Comparison.CONFIDENCE);
  }

  private static double nanos(ForkRecord fork) {
    return PiximalMeasures.PARSE.of(fork).orElse(Double.NaN);
  }
}
