package org.xmlbench.results.family.piximal;

import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.PiximalMeasures;
import org.xmlbench.core.record.PiximalMeasures.ParallelKind;
import org.xmlbench.results.stats.Estimate;

/**
 * How many times as fast as one thread the conforming reader is with several. Figures are geometric
 * means over forks with 95 % intervals.
 *
 * @param about what is done
 * @param rows a row for each document and number of threads
 */
public record ParallelTable(String about, List<Row> rows) {
  private static final double NANOS_PER_MILLI = 1e6;

  public ParallelTable {
    rows = List.copyOf(rows);
  }

  /**
   * A document, read by so many threads.
   *
   * @param document its name
   * @param bytes its size
   * @param oneThreadMillis what one thread takes, in ms
   * @param threads number of threads
   * @param chunks with a handler for each chunk
   * @param order with one handler, in order
   * @param apart as many readers, each of the whole document: a ceiling
   */
  public record Row(
      String document,
      long bytes,
      Estimate oneThreadMillis,
      int threads,
      Estimate chunks,
      Estimate order,
      Estimate apart) {}

  /** The table; {@code null} of no cells. */
  static ParallelTable of(List<MeasuredCell> cells, Map<String, Long> bytes) {
    return cells.isEmpty()
        ? null
        : new ParallelTable(
            PiximalTables.experiment(cells.getFirst().cell()).about(),
            cells.stream()
                .flatMap(
                    cell ->
                        PiximalMeasures.PARALLEL
                            .membersIn(cell.forks().getFirst())
                            .map(member -> member.substring(member.indexOf('_') + 1))
                            .map(Integer::valueOf)
                            .distinct()
                            .sorted()
                            .map(threads -> row(cell, threads, bytes)))
                .toList());
  }

  private static Row row(MeasuredCell cell, int threads, Map<String, Long> bytes) {
    return new Row(
        cell.cell().document(),
        bytes.getOrDefault(cell.cell().document(), 0L),
        cell.geometricMean(PiximalMeasures.ONE_THREAD, NANOS_PER_MILLI),
        threads,
        cell.geometricMean(ParallelKind.CHUNKS.speedup(threads), 1),
        cell.geometricMean(ParallelKind.ORDER.speedup(threads), 1),
        cell.geometricMean(ParallelKind.APART.speedup(threads), 1));
  }
}
