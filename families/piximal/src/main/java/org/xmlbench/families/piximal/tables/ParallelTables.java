package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.record.Measure;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.families.piximal.fork.PiximalMeasures.ParallelKind;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ForkEngines;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** How many times as fast as one thread the conforming reader is with several, and its goals. */
final class ParallelTables {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double HUNDRED_MIB = 100 << 20;

  private static final Column DOCUMENT = Column.of("document", NAME);
  private static final Column FACTOR = Column.of("factor", Column.Kind.RATIO);

  private static final List<Column> COLUMNS =
      List.of(
          DOCUMENT,
          Column.of("mb_per_s", "MB/s, one thread", "MB/s", MEASURE, null),
          Column.of("threads", COUNT),
          Column.of(
              "chunks",
              "speedup, chunks",
              null,
              MEASURE,
              "time of one thread over that of so many with a handler for each chunk"),
          Column.of(
              "in_order", "speedup, in order", null, MEASURE, "the same with one handler for all"),
          Column.of(
              "apart",
              "speedup, apart",
              null,
              MEASURE,
              "each thread reads the whole document: the sum of their speeds, which no division of"
                  + " it can exceed on this host"),
          Column.of("chunks_per_apart", "chunks/apart", null, MEASURE, null),
          Column.of(
              "joins_ms",
              "joins, ms",
              "ms",
              MEASURE,
              "to join the chunks of 100 MiB, one after another, to the ones before them"),
          Column.of("engine", TEXT, "how texts were read; in how many forks, where these differ")
              .whereKnown());

  private static final List<Column> GOALS =
      List.of(
          DOCUMENT,
          Column.of("what", "figure", null, TEXT, null),
          Column.of("figure", "it is", null, MEASURE, null),
          Column.of("wanted", TEXT),
          Column.of("state", "", null, TEXT, null));

  private ParallelTables() {}

  /**
   * A document, read by so many threads. Figures are geometric means over forks.
   *
   * @param bytes its size
   * @param rate of one thread, in MB/s
   * @param chunks with a handler for each chunk
   * @param order with one handler, in order
   * @param apart as many readers, each of the whole document: a ceiling
   * @param ofCeiling chunks over apart, in the same forks
   * @param joinMillis what it takes to join the chunks of 100 MiB, in ms
   * @param engine how texts were read ({@link ForkEngines#names})
   */
  record Threads(
      String document,
      long bytes,
      Estimate rate,
      int threads,
      Estimate chunks,
      Estimate order,
      Estimate apart,
      Estimate ofCeiling,
      Estimate joinMillis,
      Optional<String> engine) {}

  /**
   * The table of figures, and that of goals; none of no cells.
   *
   * @param bytes sizes of documents by name
   * @param processor of the host
   */
  static Stream<Table> of(List<MeasuredCell> cells, Map<String, Long> bytes, String processor) {
    List<Threads> rows = cells.stream().flatMap(cell -> rows(cell, bytes)).toList();
    List<ParallelGoal> goals = rows.stream().map(ParallelGoal::of).flatMap(List::stream).toList();
    PiximalExperiment experiment = PiximalExperiment.PARALLEL;
    return Stream.of(
            new Table(
                experiment.label(),
                experiment.label() + ": " + experiment.about(),
                COLUMNS,
                rows.stream().map(ParallelTables::row).toList()),
            new Table(
                "goals",
                "goals of two threads, on " + processor,
                GOALS,
                goals.stream().map(ParallelTables::row).toList()))
        .filter(table -> !table.rows().isEmpty());
  }

  /** Of each document, how many times as fast as one thread the most threads are. */
  static Stream<String> answers(List<MeasuredCell> cells, Map<String, Long> bytes) {
    return cells.stream()
        .flatMap(cell -> rows(cell, bytes).reduce((_, last) -> last).stream())
        .filter(row -> row.chunks() != null)
        .map(
            row ->
                "%s, %s: %s times as fast as one thread (%d threads, a handler for each chunk)."
                    .formatted(
                        PiximalExperiment.PARALLEL.label(),
                        row.document(),
                        FACTOR.text(FigureCells.of(row.chunks())),
                        row.threads()));
  }

  private static Stream<Threads> rows(MeasuredCell cell, Map<String, Long> bytes) {
    return PiximalMeasures.PARALLEL
        .membersIn(cell.forks().getFirst())
        .map(member -> member.substring(member.indexOf('_') + 1))
        .map(Integer::valueOf)
        .distinct()
        .sorted()
        .map(threads -> row(cell, threads, bytes.getOrDefault(cell.cell().document(), 0L)));
  }

  private static Threads row(MeasuredCell cell, int threads, long bytes) {
    Measure chunks = ParallelKind.CHUNKS.speedup(threads);
    Measure apart = ParallelKind.APART.speedup(threads);
    return new Threads(
        cell.cell().document(),
        bytes,
        cell.rate(PiximalMeasures.ONE_THREAD, bytes),
        threads,
        cell.geometricMean(chunks, 1),
        cell.geometricMean(ParallelKind.ORDER.speedup(threads), 1),
        cell.geometricMean(apart, 1),
        cell.geometricMeanOfRatio(chunks, apart),
        cell.geometricMean(PiximalMeasures.joins(threads), NANOS_PER_MILLI * bytes / HUNDRED_MIB),
        ForkEngines.names(cell.forks()));
  }

  private static Row row(Threads row) {
    return Row.of(
        row.document(),
        List.of(
            new Cell.Text(row.document()),
            FigureCells.of(row.rate()),
            Cell.count(row.threads()),
            FigureCells.of(row.chunks()),
            FigureCells.of(row.order()),
            FigureCells.of(row.apart()),
            FigureCells.of(row.ofCeiling()),
            FigureCells.of(row.joinMillis()),
            Cell.text(row.engine().orElse(null))));
  }

  private static Row row(ParallelGoal goal) {
    return Row.of(
        goal.document(),
        List.of(
            new Cell.Text(goal.document()),
            new Cell.Text(goal.what()),
            FigureCells.of(goal.figure()),
            new Cell.Text(goal.wanted()),
            goal.state().cell()));
  }
}
