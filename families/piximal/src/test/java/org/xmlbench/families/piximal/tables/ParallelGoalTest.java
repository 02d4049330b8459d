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

  private static ParallelTables.Threads row(long bytes, int threads, double apart) {
    return new ParallelTables.Threads(
        "psd:16MiB",
        bytes,
        figure(100),
        threads,
        figure(1.8),
        figure(1.51),
        figure(apart),
        figure(0.97),
        figure(0.4),
        Optional.empty());
  }

  @Test
  void intervalsDecide() {
    assertThat(ParallelGoal.of(row(BYTES, 2, 1.95)))
        .extracting(ParallelGoal::what, ParallelGoal::state)
        .containsExactly(
            tuple("chunks", GoalState.MISSED),
            tuple("chunks / apart", GoalState.MET),
            tuple("in order", GoalState.OPEN),
            tuple("joins, ms for 100 MiB", GoalState.MET));
  }

  @Test
  void aHostWithoutTwoWholeProcessorsDecidesNothingAboutTheCeiling() {
    assertThat(ParallelGoal.of(row(BYTES, 2, 1.85)).get(1))
        .returns(GoalState.OPEN, ParallelGoal::state)
        .returns("at least 0.93, where apart is 1.9", ParallelGoal::wanted);
  }

  @Test
  void nothingIsWantedOfSmallDocumentsAndMoreThreads() {
    assertThat(ParallelGoal.of(row(BYTES / 4, 2, 1.95))).isEmpty();
    assertThat(ParallelGoal.of(row(BYTES, 4, 3.9))).isEmpty();
  }

  @Test
  void whatIsToBeSmallIsMissedWhereItIsLarge() {
    assertThat(GoalState.atMost(1, figure(1.1))).isEqualTo(GoalState.MISSED);
    assertThat(GoalState.atMost(1, figure(1.01))).isEqualTo(GoalState.OPEN);
    assertThat(GoalState.atMost(1, Estimate.of(0.5))).isEqualTo(GoalState.OPEN);
  }
}
