package org.xmlbench.results.stats;

import java.util.List;
import java.util.TreeSet;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/** Which subjects of a document are compared, and the blocks that all of them finished. */
final class ComparedBlocks {
  private final TimingClock clock;
  private final List<CellForks> subjects;
  private final TreeSet<Integer> common = new TreeSet<>();

  /**
   * @param blocksStarted blocks in which at least one subject was timed
   */
  ComparedBlocks(TimingClock clock, int blocksStarted, List<CellForks> all) {
    this.clock = clock;
    this.subjects =
        all.stream()
            .filter(subject -> subject.outcome(blocksStarted) == Outcome.OK)
            .filter(subject -> !clocked(subject).isEmpty())
            .toList();
    for (int i = 0; i < subjects.size(); i++) {
      TreeSet<Integer> blocks = clocked(subjects.get(i));
      if (i == 0) {
        common.addAll(blocks);
      } else {
        common.retainAll(blocks);
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

  /** Numbers of the blocks that all compared subjects finished. */
  TreeSet<Integer> common() {
    return common;
  }

  /** Logarithms of the times: a row for each subject, a column for each common block, in time. */
  double[][] responses() {
    return subjects.stream()
        .map(
            subject ->
                common.stream()
                    .map(block -> subject.timed().get(block))
                    .mapToDouble(
                        fork -> Math.log(ForkTimes.nanosPerOperation(fork, clock).orElseThrow()))
                    .toArray())
        .toArray(double[][]::new);
  }
}
