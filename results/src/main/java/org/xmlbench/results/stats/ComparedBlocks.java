package org.xmlbench.results.stats;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/** Which subjects of a document are compared, and the blocks that all of them finished. */
final class ComparedBlocks {
  private static final ComparisonMethod COMMON_BLOCKS =
      new ComparisonMethod(0, ComparisonMethod.Pairs.ALL_OF_COMMON_BLOCKS, Map.of());

  private final TimingClock clock;
  private final boolean ofDifferentBlocks;
  private final List<CellForks> subjects;
  private final TreeSet<Integer> columns = new TreeSet<>();

  /**
   * @param blocksStarted blocks in which at least one subject was timed
   */
  ComparedBlocks(TimingClock clock, int blocksStarted, List<CellForks> all) {
    this(clock, blocksStarted, all, COMMON_BLOCKS);
  }

  /**
   * @param method which says whether subjects may have different blocks
   */
  ComparedBlocks(
      TimingClock clock, int blocksStarted, List<CellForks> all, ComparisonMethod method) {
    this.clock = clock;
    this.ofDifferentBlocks = method.withBest();
    this.subjects =
        all.stream()
            .filter(
                subject ->
                    subject.outcome(method.blocks(subject.cell(), blocksStarted)) == Outcome.OK)
            .filter(subject -> !clocked(subject).isEmpty())
            .toList();
    for (int i = 0; i < subjects.size(); i++) {
      TreeSet<Integer> blocks = clocked(subjects.get(i));
      if (i == 0 || ofDifferentBlocks) {
        columns.addAll(blocks);
      } else {
        columns.retainAll(blocks);
      }
    }
  }

  /** Blocks in which that subject has a time by the run's clock. */
  private TreeSet<Integer> clocked(CellForks subject) {
    TreeSet<Integer> blocks = new TreeSet<>();
    subject
        .timed()
        .forEach(
            (block, fork) -> {
              if (ForkTimes.nanosPerOperation(fork, clock).isPresent()) {
                blocks.add(block);
              }
            });
    return blocks;
  }

  List<CellForks> subjects() {
    return subjects;
  }

  /**
   * Numbers of the blocks that all compared subjects finished; of those that may differ in blocks,
   * that some of them finished.
   */
  TreeSet<Integer> columns() {
    return columns;
  }

  /**
   * Logarithms of the times: a row for each subject, a column for each of the blocks, in time; NaN
   * where the subject has none.
   */
  double[][] responses() {
    return subjects.stream()
        .map(
            subject ->
                columns.stream()
                    .map(block -> Optional.ofNullable(subject.timed().get(block)))
                    .mapToDouble(
                        fork ->
                            fork.flatMap(timed -> ForkTimes.nanosPerOperation(timed, clock))
                                .map(Math::log)
                                .orElse(Double.NaN))
                    .toArray())
        .toArray(double[][]::new);
  }
}
