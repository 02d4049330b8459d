package org.xmlbench.results.family.piximal;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.PiximalMeasures;
import org.xmlbench.core.record.PiximalMeasures.ParallelKind;
import org.xmlbench.results.stats.Estimate;

/**
 * How many times as fast as one thread the conforming reader is with several. Figures are geometric
 * means over forks with 95 % intervals.
 *
 * @param about what is done
 * @param rows a row for each document and number of threads
 * @param processor of the host
 * @param goals what is wanted, and whether this shows it
 */
public record ParallelTable(
    String about, List<Row> rows, String processor, List<ParallelGoal> goals) {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double HUNDRED_MIB = 100 << 20;

  public ParallelTable {
    rows = List.copyOf(rows);
    goals = List.copyOf(goals);
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
   * @param ofCeiling chunks over apart, in the same forks
   * @param joinMillis what it takes to join the chunks of 100 MiB, in ms
   */
  public record Row(
      String document,
      long bytes,
      Estimate oneThreadMillis,
      int threads,
      Estimate chunks,
      Estimate order,
      Estimate apart,
      Estimate ofCeiling,
      Estimate joinMillis) {}

  /** The table; {@code null} of no cells. */
  static ParallelTable of(List<MeasuredCell> cells, Map<String, Long> bytes, String processor) {
    if (cells.isEmpty()) {
      return null;
    }
    List<Row> rows = cells.stream().flatMap(cell -> rows(cell, bytes)).toList();
    return new ParallelTable(
        PiximalTables.experiment(cells.getFirst().cell()).about(),
        rows,
        processor,
        rows.stream().map(ParallelGoal::of).flatMap(List::stream).toList());
  }

  private static Stream<Row> rows(MeasuredCell cell, Map<String, Long> bytes) {
    return PiximalMeasures.PARALLEL
        .membersIn(cell.forks().getFirst())
        .map(member -> member.substring(member.indexOf('_') + 1))
        .map(Integer::valueOf)
        .distinct()
        .sorted()
        .map(threads -> row(cell, threads, bytes));
  }

  private static Row row(MeasuredCell cell, int threads, Map<String, Long> bytes) {
    long size = bytes.getOrDefault(cell.cell().document(), 0L);
    Measure chunks = ParallelKind.CHUNKS.speedup(threads);
    Measure apart = ParallelKind.APART.speedup(threads);
    return new Row(
        cell.cell().document(),
        size,
        cell.geometricMean(PiximalMeasures.ONE_THREAD, NANOS_PER_MILLI),
        threads,
        cell.geometricMean(chunks, 1),
        cell.geometricMean(ParallelKind.ORDER.speedup(threads), 1),
        cell.geometricMean(apart, 1),
        cell.geometricMeanOfRatio(chunks, apart),
        cell.geometricMean(PiximalMeasures.joins(threads), NANOS_PER_MILLI * size / HUNDRED_MIB));
  }
}
