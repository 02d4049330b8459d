package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** What parses took: a table for each experiment and document, a row for each subject. */
final class ParseTables {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MIB = 1 << 20;

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("subject", NAME),
          Column.of("gc", TEXT),
          Column.of("ms", "ms", "ms", MEASURE, null),
          Column.of("mb_per_s", "MB/s", "MB/s", MEASURE, null),
          Column.of("split_percent", "split %", "%", MEASURE, "the first thread's share")
              .whereKnown(),
          Column.of("heap_mib", "heap, MiB", "MiB", MEASURE, "what a parse allocates").whereKnown(),
          Column.of("collections_ms", "collections, ms", "ms", MEASURE, null).whereKnown());

  private ParseTables() {}

  static boolean isOf(PiximalExperiment experiment) {
    return switch (experiment) {
      case COMPARISON, ALLOCATION, IDLE_THREAD -> true;
      case MEMORY_BANDWIDTH,
          STATE_SCALABILITY,
          SERIAL_NFA,
          CHARACTERS_PER_STATE,
          LIVE_PATHS,
          CONCURRENT_NFA,
          PARALLEL,
          HANDLERS ->
          false;
    };
  }

  /**
   * A table for each document.
   *
   * @param bytes sizes of documents by name
   */
  static Stream<Table> of(
      PiximalExperiment experiment, List<MeasuredCell> cells, Map<String, Long> bytes) {
    return cells.stream()
        .map(cell -> cell.cell().document())
        .distinct()
        .map(
            document ->
                new Table(
                    experiment.label() + " " + document,
                    "%s, %s: %s".formatted(experiment.label(), document, experiment.about()),
                    COLUMNS,
                    cells.stream()
                        .filter(cell -> cell.cell().document().equals(document))
                        .map(cell -> row(cell, bytes.getOrDefault(document, 0L)))
                        .toList()));
  }

  private static Row row(MeasuredCell cell, long bytes) {
    return Row.of(
        cell.cell().subject(),
        List.of(
            new Cell.Text(cell.cell().subject()),
            new Cell.Text(cell.cell().condition().get("gc")),
            FigureCells.of(cell.geometricMean(PiximalMeasures.PARSE, NANOS_PER_MILLI)),
            FigureCells.of(cell.rate(PiximalMeasures.PARSE, bytes)),
            Cell.figure(
                PiximalMeasures.BEST_SPLIT.over(cell.forks()).stream()
                    .boxed()
                    .findFirst()
                    .orElse(null)),
            FigureCells.of(cell.mean(PiximalMeasures.HEAP, BYTES_PER_MIB)),
            FigureCells.of(cell.mean(PiximalMeasures.COLLECTIONS, NANOS_PER_MILLI))));
  }
}
