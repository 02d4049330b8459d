package org.xmlbench.results.family.piximal;

import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.PiximalExperiment;
import org.xmlbench.core.record.PiximalMeasures;
import org.xmlbench.results.stats.Estimate;

/**
 * What parses of one document took.
 *
 * @param experiment label of the experiment
 * @param about what is done
 * @param document its name
 * @param bytes its size
 * @param rows a row for each subject and collector
 */
public record ParseTable(
    String experiment, String about, String document, long bytes, List<Row> rows) {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MIB = 1 << 20;

  public ParseTable {
    rows = List.copyOf(rows);
  }

  /**
   * A subject. Figures are means over forks with 95 % intervals, of times geometric ones.
   *
   * @param subject its id
   * @param collector of the JVM
   * @param millis a parse, in ms
   * @param splitPercent the first part of the split that it was the fastest with; {@code null}
   *     where it had no choice
   * @param heapMiB what it allocates on the heap, in MiB; {@code null} where that was not read
   * @param collectionMillis collections meanwhile, in ms; the same
   */
  public record Row(
      String subject,
      String collector,
      Estimate millis,
      Double splitPercent,
      Estimate heapMiB,
      Estimate collectionMillis) {}

  /** Whether an experiment has such tables. */
  static boolean isOf(PiximalExperiment experiment) {
    return switch (experiment) {
      case COMPARISON, ALLOCATION, IDLE_THREAD -> true;
      case MEMORY_BANDWIDTH,
          STATE_SCALABILITY,
          SERIAL_NFA,
          CHARACTERS_PER_STATE,
          LIVE_PATHS,
          CONCURRENT_NFA,
          PARALLEL ->
          false;
    };
  }

  /**
   * A table for each document.
   *
   * @param bytes sizes of documents by name
   */
  static List<ParseTable> of(
      PiximalExperiment experiment, List<MeasuredCell> cells, Map<String, Long> bytes) {
    return cells.stream()
        .map(cell -> cell.cell().document())
        .distinct()
        .map(
            document ->
                new ParseTable(
                    experiment.label(),
                    experiment.about(),
                    document,
                    bytes.getOrDefault(document, 0L),
                    cells.stream()
                        .filter(cell -> cell.cell().document().equals(document))
                        .map(ParseTable::row)
                        .toList()))
        .toList();
  }

  private static Row row(MeasuredCell cell) {
    return new Row(
        cell.cell().subject(),
        cell.cell().condition().get("gc"),
        cell.geometricMean(PiximalMeasures.PARSE, NANOS_PER_MILLI),
        PiximalMeasures.BEST_SPLIT.over(cell.forks()).stream().boxed().findFirst().orElse(null),
        cell.mean(PiximalMeasures.HEAP, BYTES_PER_MIB),
        cell.mean(PiximalMeasures.COLLECTIONS, NANOS_PER_MILLI));
  }
}
