package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.record.Cell;

/**
 * What was measured of a run's cells once for its host and JDK, before the run. Empty lists where
 * it was not.
 *
 * @param warmUpBias how far the run's forks are from warm
 * @param treeMemory what memory trees take
 * @param scores what scorecards found of its drivers, on whatever host
 * @param readings how its drivers read the recorded corpus, on whatever host
 */
public record MeasuredBefore(
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeasuredBias> warmUpBias,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeasuredTree> treeMemory,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<DriverScore> scores,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ReadingScore> readings) {
  /** Of a run of which nothing was measured before. */
  public static final MeasuredBefore NOTHING = new MeasuredBefore(List.of(), List.of());

  public MeasuredBefore {
    warmUpBias = warmUpBias == null ? List.of() : List.copyOf(warmUpBias);
    treeMemory = treeMemory == null ? List.of() : List.copyOf(treeMemory);
    scores = scores == null ? List.of() : List.copyOf(scores);
    readings = readings == null ? List.of() : List.copyOf(readings);
  }

  /** Of a run of whose drivers nothing was found. */
  public MeasuredBefore(List<MeasuredBias> warmUpBias, List<MeasuredTree> treeMemory) {
    this(warmUpBias, treeMemory, List.of(), List.of());
  }

  /** How far the forks of a cell are from warm; empty where that was not measured. */
  public Optional<MeasuredBias> warmUpBias(Cell cell) {
    return find(warmUpBias, MeasuredBias::cell, cell);
  }

  /** What memory the trees of a cell take; empty where that was not measured. */
  public Optional<MeasuredTree> treeMemory(Cell cell) {
    return find(treeMemory, MeasuredTree::cell, cell);
  }

  /** How a subject reads the recorded corpus; empty where that was not measured. */
  public Optional<Reading> reading(String subject) {
    return readings.stream()
        .filter(score -> score.driver().equals(subject))
        .map(ReadingScore::reading)
        .findFirst();
  }

  private static <T> Optional<T> find(List<T> all, Function<T, String> cellOf, Cell cell) {
    return all.stream().filter(one -> cellOf.apply(one).equals(cell.id())).findFirst();
  }
}
