package org.xmlbench.families.strategies.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.GoalState;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;

/** Runs whose times meet a goal, or miss it. */
class ReadaheadGoalsTest {
  private final List<ForkRecord> forks = new ArrayList<>();

  private void add(String cache, String input, String request, double... seconds) {
    for (int round = 1; round <= seconds.length; round++) {
      forks.add(
          ReadaheadAnalysisTest.fork(
              "piccolo-sax", cache, input, request, round, seconds[round - 1], Outcome.OK));
    }
  }

  private Goal only(String what) {
    return ReadaheadGoals.of(forks).stream()
        .filter(goal -> goal.what().equals(what))
        .reduce(
            (a, b) -> {
              throw new AssertionError("two of " + what);
            })
        .orElseThrow();
  }

  @Test
  void theBestStrategyIsHeldAgainstPlainWithTheShareOfLargerRequests() {
    add("uncached@ra16K", "plain", null, 6, 6.6);
    add("uncached@ra16K", "buffered-256k", "256KiB", 4, 4.4);
    add("uncached@ra16K", "ring", "256KiB", 2, 2.2);
    Goal goal = only(ReadaheadGoals.SMALL_READ_AHEAD);
    assertThat(goal.state()).isEqualTo(GoalState.MET);
    assertThat(goal.who()).isEqualTo("ring");
    assertThat(goal.figure().value()).isCloseTo(3, within(1e-9));
    assertThat(goal.largerRequests().value()).isCloseTo(1.5, within(1e-9));
    forks.removeIf(fork -> fork.cell().condition().get("input").equals("ring"));
    assertThat(only(ReadaheadGoals.SMALL_READ_AHEAD).state()).isEqualTo(GoalState.MISSED);
  }

  @Test
  void onCachedFilesTheSlowestThatAdviceMayNameCounts() {
    add("cached", "plain", null, 1, 1.1);
    add("cached", "mmap", null, 1.01, 1.111);
    add("cached", "readahead-piped", null, 3, 3.3);
    assertThat(only(ReadaheadGoals.NOT_SLOWER).state()).isEqualTo(GoalState.MET);
    add("cached", "ring", "256KiB", 1.3, 1.43);
    assertThat(only(ReadaheadGoals.NOT_SLOWER).who()).as("no second thread").isEqualTo("mmap");
    add("cached", "buffered-256k", "256KiB", 1.05, 1.155);
    assertThat(only(ReadaheadGoals.NOT_SLOWER).state()).isEqualTo(GoalState.MISSED);
    assertThat(only(ReadaheadGoals.NOT_SLOWER).who()).isEqualTo("buffered-256k");
  }

  @Test
  void theBetterRingMayBeSlowerByItsIntervalOnly() {
    add("uncached", "ring", "256KiB", 1.2, 1.3);
    add("uncached", "ring-chars", "256KiB", 1.02, 1.08);
    add("uncached", "readahead", "64KiB", 1.0, 1.1);
    Goal goal = only(ReadaheadGoals.RING);
    assertThat(goal.who()).isEqualTo("ring-chars against readahead");
    assertThat(goal.state()).isEqualTo(GoalState.MET);
    forks.removeIf(fork -> fork.cell().condition().get("input").equals("ring-chars"));
    add("uncached", "ring-chars", "256KiB", 1.2, 1.32);
    assertThat(only(ReadaheadGoals.RING).state()).isEqualTo(GoalState.MISSED);
  }

  @Test
  void whatHasNoFigureIsNotMeasured() {
    add("cached", "plain", null, 1, 1.1);
    add("uncached@100MB/s", "ring", "256KiB", 1, 1.1);
    List<Goal> goals = ReadaheadGoals.of(forks);
    assertThat(goals).hasSize(3).extracting(Goal::state).containsOnly(GoalState.NOT_MEASURED);
    Section section = StrategyTables.of(ReadaheadAnalysis.of(forks), goals);
    assertThat(SectionText.of(section))
        .containsPattern(
            "== goal: with 16 KiB of read-ahead .*\\n\\n.*\\n +nowhere +not measured +2.500");
  }
}
