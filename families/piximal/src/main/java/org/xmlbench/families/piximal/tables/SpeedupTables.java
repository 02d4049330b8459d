package org.xmlbench.families.piximal.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.record.Measure;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.families.piximal.fork.PiximalMeasures.SplitKey;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.RatioTerm;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/**
 * How many times as fast as one thread several are: of each document, or size of an automaton, the
 * best split of each number of threads, and a table of all splits.
 *
 * @param experiment whose splits were timed
 * @param cells a document, read by one subject, each
 */
record SpeedupTables(PiximalExperiment experiment, List<MeasuredCell> cells) {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final String SPLITS = " splits ";
  private static final Column FACTOR = Column.of("factor", Column.Kind.RATIO);

  private static final List<Column> SPLIT_COLUMNS =
      List.of(
          Column.of("threads", NAME),
          Column.of("first_part", "first part, %", "%", MEASURE, null),
          Column.of("speedup", MEASURE, "time of one thread over that of so many"),
          Column.of("first_ms", "first part, ms", "ms", MEASURE, "with its events").whereKnown(),
          Column.of("other_ms", "longest other part, ms", "ms", MEASURE, null).whereKnown(),
          Column.of("replay_ms", "replay, ms", "ms", MEASURE, "the events of all other parts")
              .whereKnown());

  SpeedupTables {
    cells = List.copyOf(cells);
  }

  /** A split that has a figure. */
  private record Split(SplitKey key, Estimate speedup) {}

  Table best() {
    List<Integer> threads =
        cells.stream()
            .flatMap(cell -> splits(cell).stream())
            .map(split -> split.key().threads())
            .distinct()
            .sorted()
            .toList();
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of("document", isOfStates() ? "automaton" : "document", null, NAME, null));
    columns.add(Column.of("one_thread_ms", "one thread, ms", "ms", MEASURE, null));
    threads.forEach(
        count -> {
          columns.add(
              Column.of(
                  "threads_" + count,
                  "speedup, " + count + " threads",
                  null,
                  MEASURE,
                  "time of one thread over that of so many, by the best split"));
          columns.add(
              Column.of(
                  "first_part_" + count,
                  "first part, %",
                  "%",
                  MEASURE,
                  "the first thread's share of the document in that split"));
        });
    return new Table(
        experiment.label(),
        experiment.label() + ": " + experiment.about(),
        columns,
        cells.stream().map(cell -> row(cell, threads)).toList());
  }

  /** The greatest speedup of all, and whether it is shown to be one. */
  String answer() {
    return cells.stream()
        .flatMap(cell -> splits(cell).stream().map(split -> new Named(name(cell), split)))
        .max(Comparator.comparing(it -> it.split().speedup().value()))
        .map(
            most ->
                "%s: at best %s times as fast as one thread (%s threads, %s)%s."
                    .formatted(
                        experiment.label(),
                        FACTOR.text(FigureCells.of(most.split().speedup())),
                        most.split().key().threads(),
                        most.document(),
                        RatioTerm.of(most.split().speedup()) == Cell.NOTHING
                            ? "; not shown to be faster"
                            : ""))
        .orElse(experiment.label() + ": no split has a figure.");
  }

  private record Named(String document, Split split) {}

  private boolean isOfStates() {
    return experiment == PiximalExperiment.STATE_SCALABILITY;
  }

  private String name(MeasuredCell cell) {
    return (isOfStates() ? cell.cell().subject() + ", " : "") + cell.cell().document();
  }

  private Row row(MeasuredCell cell, List<Integer> threads) {
    List<Cell> figures = new ArrayList<>();
    figures.add(new Cell.Text(name(cell)));
    figures.add(FigureCells.of(cell.geometricMean(PiximalMeasures.ONE_THREAD, NANOS_PER_MILLI)));
    for (int count : threads) {
      Optional<Split> best =
          splits(cell).stream()
              .filter(split -> split.key().threads() == count)
              .max(Comparator.comparing(split -> split.speedup().value()));
      figures.add(FigureCells.of(best.map(Split::speedup).orElse(null)));
      figures.add(Cell.figure(best.map(split -> split.key().percent()).orElse(null)));
    }
    return Row.of(name(cell), figures);
  }

  private static List<Split> splits(MeasuredCell cell) {
    return PiximalMeasures.splitsIn(cell.forks().getFirst())
        .map(key -> new Split(key, cell.geometricMean(PiximalMeasures.SPEEDUP.of(key.member()), 1)))
        .filter(split -> split.speedup() != null)
        .toList();
  }

  /** All splits, a table for each row of the best. */
  Stream<Table> all() {
    return cells.stream()
        .map(
            cell ->
                new Table(
                    experiment.label() + SPLITS + name(cell),
                    "%s, all splits of %s".formatted(experiment.label(), name(cell)),
                    SPLIT_COLUMNS,
                    splits(cell).stream().map(split -> row(cell, split)).toList()));
  }

  private static Row row(MeasuredCell cell, Split split) {
    String member = split.key().member();
    return Row.of(
        cell.cell().subject(),
        List.of(
            Cell.count(split.key().threads()),
            Cell.figure(split.key().percent()),
            FigureCells.of(split.speedup()),
            millis(cell, PiximalMeasures.FIRST_PART.of(member)),
            millis(cell, PiximalMeasures.OTHER_PART.of(member)),
            millis(cell, PiximalMeasures.REPLAY.of(member))));
  }

  private static Cell millis(MeasuredCell cell, Measure part) {
    Estimate mean = cell.mean(part, NANOS_PER_MILLI);
    return Cell.figure(mean == null ? null : mean.value());
  }

  /** What a page draws of all splits. */
  static Picture picture(Table splits) {
    return new Picture(
        Picture.Kind.HEAT_MAP,
        splits.id(),
        List.of("threads", "first_part", "speedup"),
        "time of one thread / time, by threads and by the share of the first one");
  }
}
