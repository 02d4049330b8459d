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
 */
public record MeasuredBefore(
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeasuredBias> warmUpBias,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<MeasuredTree> treeMemory,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<DriverScore> scores) {
  /** Of a run of which nothing was measured before. */
  public static final MeasuredBefore NOTHING = new MeasuredBefore(List.of(), List.of(), List.of());

  public MeasuredBefore {
    warmUpBias = warmUpBias == null ? List.of() : List.copyOf(warmUpBias);
    treeMemory = treeMemory == null ? List.of() : List.copyOf(treeMemory);
    scores = scores == null ? List.of() : List.copyOf(scores);
  }

  /** Of a run of whose drivers no scorecard found anything. */
  public MeasuredBefore(List<MeasuredBias> warmUpBias, List<MeasuredTree> treeMemory) {
    this(warmUpBias, treeMemory, List.of());
  }

  /** How far the forks of a cell are from warm; empty where that was not measured. */
  public Optional<MeasuredBias> warmUpBias(Cell cell) {
    return find(warmUpBias, MeasuredBias::cell, cell);
  }

  /** What memory the trees of a cell take; empty where that was not measured. */
  public Optional<MeasuredTree> treeMemory(Cell cell) {
    return find(treeMemory, MeasuredTree::cell, cell);
  }

  private static <T> Optional<T> find(List<T> all, Function<T, String> cellOf, Cell cell) {
    return all.stream().filter(one -> cellOf.apply(one).equals(cell.id())).findFirst();
  }
}
