package org.xmlbench.families.piximal.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GoalState;

/** The goals of two threads. */
class ParallelGoalTest {
  private static final long BYTES = 16 << 20;

  private static Estimate figure(double value) {
    return new Estimate(value, value - 0.02, value + 0.02);
  }

  private static ParallelTables.Threads row(String document, long bytes, int threads) {
    return new ParallelTables.Threads(
        document,
        bytes,
        figure(100),
        threads,
        figure(1.45),
        figure(1.16),
        figure(1.95),
        figure(0.97),
        figure(0.4),
        Optional.empty());
  }

  @Test
  void intervalsDecide() {
    assertThat(ParallelGoal.of(row("psd:16MiB", BYTES, 2)))
        .extracting(ParallelGoal::what, ParallelGoal::wanted, ParallelGoal::state)
        .containsExactly(
            tuple("chunks", "at least 1.5", GoalState.MISSED),
            tuple("in order", "at least 1.15", GoalState.OPEN),
            tuple("joins, ms for 100 MiB", "at most 1", GoalState.MET));
  }

  @Test
  void ofOtherDocumentsTwoThreadsAreNotSlower() {
    assertThat(ParallelGoal.of(row("text-utf8:16MiB", BYTES, 2)))
        .extracting(ParallelGoal::wanted, ParallelGoal::state)
        .containsExactly(
            tuple("at least 1.0", GoalState.MET),
            tuple("at least 1.0", GoalState.MET),
            tuple("at most 1", GoalState.MET));
  }

  @Test
  void nothingIsWantedOfSmallDocumentsAndMoreThreads() {
    assertThat(ParallelGoal.of(row("psd:4MiB", BYTES / 4, 2))).isEmpty();
    assertThat(ParallelGoal.of(row("psd:16MiB", BYTES, 4))).isEmpty();
  }

  @Test
  void whatIsToBeSmallIsMissedWhereItIsLarge() {
    assertThat(GoalState.atMost(1, figure(1.1))).isEqualTo(GoalState.MISSED);
    assertThat(GoalState.atMost(1, figure(1.01))).isEqualTo(GoalState.OPEN);
    assertThat(GoalState.atMost(1, Estimate.of(0.5))).isEqualTo(GoalState.OPEN);
  }
}
