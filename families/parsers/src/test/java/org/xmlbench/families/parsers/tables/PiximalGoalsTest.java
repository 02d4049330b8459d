package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.stats.GoalState;

class PiximalGoalsTest {
  private final VersionedRun run = new VersionedRun();

  @Test
  void theFastestOtherOfTheSameApiIsTheMeasure() {
    run.add("piximal-sax", "1", 10, 0.001);
    run.add("slow-sax", "1", 90, 0);
    run.add("quick-sax", "1", 25, 0);
    run.add("quicker-stax", "1", 5, 0);
    run.add("piximal-dfa-sax", "1", 1, 0);
    for (int block = 1; block <= VersionedRun.BLOCKS; block++) {
      run.add("wrong-sax", "1", block, 1, Outcome.WRONG);
    }
    assertThat(PiximalGoals.of(run.comparison()))
        .singleElement()
        .satisfies(
            goal -> {
              assertThat(goal.other()).isEqualTo("quick-sax");
              assertThat(goal.speed().value()).isCloseTo(2.5, within(0.01));
              assertThat(goal.atLeast()).isEqualTo(2);
              assertThat(goal.state()).isEqualTo(GoalState.MET);
            });
  }

  @Test
  void whatIsWantedDependsOnTheDocument() {
    for (String document : new String[] {"interop-string:10000", "interop-int:100", "overhead"}) {
      run.on(document);
      run.add("piximal-stax", "1", 10, 0.2);
      run.add("other-stax", "1", 20, 0);
    }
    assertThat(PiximalGoals.of(run.comparison()))
        .extracting(PiximalGoal::document, PiximalGoal::atLeast, PiximalGoal::state)
        .containsExactlyInAnyOrder(
            tuple("interop-string:10000", 3.0, GoalState.MISSED),
            tuple("interop-int:100", 2.0, GoalState.OPEN),
            tuple("overhead", 1.0, GoalState.MET));
  }

  @Test
  void theFirstDocumentOfAFreshJvmMayBeNoSlower() {
    run.on("psd:64KiB");
    run.beginsWith(900);
    run.add("piximal-sax", "1", 10, 0.001);
    run.add("piximal-stax", "1", 10, 0.001);
    run.beginsWith(1000);
    run.add("quick-sax", "1", 25, 0);
    run.beginsWith(850);
    run.add("quick-stax", "1", 25, 0);
    run.beginsWith(3000);
    run.add("quicker-when-warm-sax", "1", 8, 0);
    run.beginsWith(950);
    run.add("aalto-stax", "1", 20, 0);

    assertThat(PiximalGoals.of(run.comparison()))
        .filteredOn(goal -> goal.what().equals(PiximalGoals.FIRST_DOCUMENT))
        .extracting(PiximalGoal::subject, PiximalGoal::other, PiximalGoal::state)
        .containsExactly(
            tuple("piximal-sax", "quick-sax", GoalState.MET),
            tuple("piximal-stax", "aalto-stax", GoalState.MET));
  }

  @Test
  void aVerdictNamesItsProcessor() {
    run.add("piximal-sax", "1", 10, 0.001);
    run.add("other-sax", "1", 15, 0);
    assertThat(PiximalGoalsText.render(PiximalGoals.of(run.comparison()), "a Processor"))
        .contains("on a Processor", "psd:4MiB", "other-sax", "1.500", "missed");
    assertThat(PiximalGoalsText.render(PiximalGoals.of(new VersionedRun().comparison()), "x"))
        .isEmpty();
  }
}
