package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** What parses took: a table for each experiment and document, a row for each subject. */
final class ParseTables {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MIB = 1 << 20;

  private static final Column MILLIS = Column.of("ms", "ms/parse", "ms", MEASURE, null);

  private static final List<Column> COLUMNS =
      List.of(
          Column.of("subject", NAME),
          Column.of("gc", TEXT),
          MILLIS,
          Column.of("mb_per_s", "MB/s", "MB/s", MEASURE, null),
          Column.of("split_percent", "first part, %", "%", MEASURE, "the first thread's share")
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

  /** Of each document which subject takes least time, where its interval shows that. */
  static Stream<String> answers(PiximalExperiment experiment, List<MeasuredCell> cells) {
    return cells.stream()
        .map(cell -> cell.cell().document())
        .distinct()
        .map(
            document ->
                "%s, %s: %s."
                    .formatted(
                        experiment.label(),
                        document,
                        answer(
                            cells.stream()
                                .filter(cell -> cell.cell().document().equals(document))
                                .filter(cell -> millis(cell) != null)
                                .sorted(Comparator.comparing(cell -> millis(cell).value()))
                                .toList())));
  }

  /** Of cells with figures, the least time first. */
  private static String answer(List<MeasuredCell> cells) {
    if (cells.isEmpty()) {
      return "no subject has a figure";
    }
    Estimate least = millis(cells.getFirst());
    String first = "least time: %s, %s".formatted(name(cells.getFirst()), text(least));
    if (cells.size() == 1) {
      return name(cells.getFirst()) + " takes " + text(least);
    }
    boolean shown =
        least.high() != null
            && cells.stream()
                .skip(1)
                .map(ParseTables::millis)
                .allMatch(other -> other.low() != null && other.low() > least.high());
    return first
        + (shown ? "" : "; not shown to be least, since intervals overlap or are not known");
  }

  private static String name(MeasuredCell cell) {
    return cell.cell().subject() + " (" + cell.cell().condition().get("gc") + ")";
  }

  private static String text(Estimate millis) {
    return MILLIS.text(FigureCells.of(millis)) + " ms";
  }

  private static Estimate millis(MeasuredCell cell) {
    return cell.geometricMean(PiximalMeasures.PARSE, NANOS_PER_MILLI);
  }

  private static Row row(MeasuredCell cell, long bytes) {
    return Row.of(
        cell.cell().subject(),
        List.of(
            new Cell.Text(cell.cell().subject()),
            new Cell.Text(cell.cell().condition().get("gc")),
            FigureCells.of(millis(cell)),
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
