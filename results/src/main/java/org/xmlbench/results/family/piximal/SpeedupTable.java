package org.xmlbench.results.family.piximal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.PiximalExperiment;
import org.xmlbench.core.record.PiximalMeasures;
import org.xmlbench.core.record.PiximalMeasures.SplitKey;
import org.xmlbench.results.stats.Estimate;

/**
 * How many times as fast as one thread several are, by number and by the first one's share.
 *
 * @param experiment its label
 * @param about what is done
 * @param threads numbers of threads, rising
 * @param rows a row for each document, or for each size of an automaton
 */
public record SpeedupTable(String experiment, String about, List<Integer> threads, List<Row> rows) {
  private static final double NANOS_PER_MILLI = 1e6;

  public SpeedupTable {
    threads = List.copyOf(threads);
    rows = List.copyOf(rows);
  }

  /**
   * A document, read by one subject.
   *
   * @param document its name
   * @param subject what read it
   * @param oneThreadMillis what one thread took, in ms
   * @param splits every split
   * @param best of each number of threads the split with the greatest speedup
   */
  public record Row(
      String document,
      String subject,
      Estimate oneThreadMillis,
      List<SplitFigure> splits,
      List<SplitFigure> best) {
    public Row {
      splits = List.copyOf(splits);
      best = List.copyOf(best);
    }
  }

  /**
   * A split. Figures are geometric means over forks with 95 % intervals.
   *
   * @param threads number of threads
   * @param percent share of the first one
   * @param speedup time of one thread over that of these
   * @param parts what the parts took; {@code null} where only the whole was timed
   */
  public record SplitFigure(int threads, double percent, Estimate speedup, Parts parts) {}

  /**
   * What the parts of a document took one by one, in ms.
   *
   * @param first the first one, with its events
   * @param other the longest other one
   * @param replay the events of all others
   */
  public record Parts(double first, double other, double replay) {}

  /** The table of an experiment. */
  static SpeedupTable of(PiximalExperiment experiment, List<MeasuredCell> cells) {
    List<Row> rows = cells.stream().map(SpeedupTable::row).toList();
    return new SpeedupTable(
        experiment.label(),
        experiment.about(),
        rows.stream()
            .flatMap(row -> row.splits().stream())
            .map(SplitFigure::threads)
            .distinct()
            .sorted()
            .toList(),
        rows);
  }

  private static Row row(MeasuredCell cell) {
    List<SplitFigure> splits =
        PiximalMeasures.splitsIn(cell.forks().getFirst())
            .map(split -> figure(cell, split))
            .filter(figure -> figure.speedup() != null)
            .toList();
    return new Row(
        cell.cell().document(),
        cell.cell().subject(),
        cell.geometricMean(PiximalMeasures.ONE_THREAD, NANOS_PER_MILLI),
        splits,
        splits.stream()
            .map(SplitFigure::threads)
            .distinct()
            .map(threads -> best(splits, threads))
            .flatMap(Optional::stream)
            .toList());
  }

  private static Optional<SplitFigure> best(List<SplitFigure> splits, int threads) {
    return splits.stream()
        .filter(split -> split.threads() == threads)
        .max(Comparator.comparing(split -> split.speedup().value()));
  }

  private static SplitFigure figure(MeasuredCell cell, SplitKey split) {
    String member = split.member();
    return new SplitFigure(
        split.threads(),
        split.percent(),
        cell.geometricMean(PiximalMeasures.SPEEDUP.of(member), 1),
        parts(cell, member));
  }

  private static Parts parts(MeasuredCell cell, String member) {
    Estimate first = cell.mean(PiximalMeasures.FIRST_PART.of(member), NANOS_PER_MILLI);
    Estimate other = cell.mean(PiximalMeasures.OTHER_PART.of(member), NANOS_PER_MILLI);
    Estimate replay = cell.mean(PiximalMeasures.REPLAY.of(member), NANOS_PER_MILLI);
    return first == null || other == null || replay == null
        ? null
        : new Parts(first.value(), other.value(), replay.value());
  }

  /** The best split of a row with so many threads; {@code null} where there is none. */
  static SplitFigure best(Row row, int threads) {
    return best(row.splits(), threads).orElse(null);
  }
}
