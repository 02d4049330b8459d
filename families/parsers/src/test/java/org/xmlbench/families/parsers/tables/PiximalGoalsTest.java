package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.stats.GoalState;

class PiximalGoalsTest {
  private static final String MODULE = "@module=jdk.incubator.vector";
  private static final String NEVER = "@vectors=never";

  private final VersionedRun run = new VersionedRun();

  private List<PiximalGoal> goals() {
    return new PiximalGoals(run.comparison(), run.forks()).all();
  }

  @Test
  void theFastestOtherOfTheSameApiIsTheMeasure() {
    run.add("piximal-sax", "1", 10, 0.001);
    run.add("slow-sax", "1", 90, 0);
    run.add("quick-sax", "1", 25, 0);
    run.add("quick-sax" + MODULE, "1", 2, 0);
    run.add("quicker-stax", "1", 5, 0);
    run.add("piximal-dfa-sax", "1", 1, 0);
    for (int block = 1; block <= VersionedRun.BLOCKS; block++) {
      run.add("wrong-sax", "1", block, 1, Outcome.WRONG);
    }
    assertThat(goals())
        .singleElement()
        .satisfies(
            goal -> {
              assertThat(goal.other()).isEqualTo("quick-sax");
              assertThat(goal.speed().value()).isCloseTo(2.5, within(0.01));
              assertThat(goal.atLeast()).isEqualTo(2.4);
              assertThat(goal.state()).isEqualTo(GoalState.MET);
            });
  }

  /** The table of issue 53. */
  @ParameterizedTest
  @CsvSource({
    "psd:1MiB, 2.4, 1.8, 1.8, 1.4",
    "interop-int:100000, 2.6, 2.1, 2.6, 2",
    "wsmg-event:1000, 2.6, 2.3, 2.2, 2",
    "interop-string:10000, 4.5, 4, 1.9, 1.3",
    "text-utf8:1MiB, 5.5, 5, 1.3, 1.1",
    "attributes:1MiB, 1.5, 1.6, 1.2, 1.2",
    "mixed:1MiB, 1.2, 1.1, 1, 1",
    "overhead, 1, 1, 1, 1",
    "psd:64KiB, 1, 1, 1, 1",
    "hapmap:1MiB, 1, 1, 1, 1"
  })
  void theGoalDependsOnDocumentApiAndVectors(
      String document, double sax, double stax, double saxWithout, double staxWithout) {
    run.on(document);
    for (String api : List.of("-sax", "-stax")) {
      run.add("other" + api, "1", 20, 0);
      run.add("piximal" + api, "1", 10, 0);
      run.add("piximal" + api + NEVER, "1", 10, 0);
    }
    assertThat(goals())
        .extracting(PiximalGoal::subject, PiximalGoal::other, PiximalGoal::atLeast)
        .containsExactly(
            tuple("piximal-sax", "other-sax", sax),
            tuple("piximal-stax", "other-stax", stax),
            tuple("piximal-sax" + NEVER, "other-sax", saxWithout),
            tuple("piximal-stax" + NEVER, "other-stax", staxWithout));
  }

  /** By the lower end of the interval: what may still lie below is not met. */
  @Test
  void aGoalIsMetWhereAllOfTheIntervalIs() {
    run.on("interop-int:100");
    run.add("other-stax", "1", 20, 0);
    run.add("piximal-stax", "1", 10, 0.2);
    run.add("piximal-stax" + NEVER, "1", 10, 0.01);
    run.on("overhead");
    run.add("other-stax", "1", 20, 0);
    run.add("piximal-stax", "1", 10, 0.2);
    run.on("interop-string:10000");
    run.add("other-stax", "1", 20, 0);
    run.add("piximal-stax", "1", 10, 0.01);
    assertThat(goals())
        .extracting(PiximalGoal::document, PiximalGoal::subject, PiximalGoal::state)
        .containsExactlyInAnyOrder(
            tuple("interop-int:100", "piximal-stax", GoalState.OPEN),
            tuple("interop-int:100", "piximal-stax" + NEVER, GoalState.OPEN),
            tuple("overhead", "piximal-stax", GoalState.MET),
            tuple("interop-string:10000", "piximal-stax", GoalState.MISSED));
  }

  @Test
  void eachCollectorIsJudgedByItself() {
    run.with("serial");
    run.add("other-sax", "1", 30, 0);
    run.add("piximal-sax", "1", 10, 0);
    run.with("g1");
    run.add("other-sax", "1", 20, 0);
    run.add("piximal-sax", "1", 10, 0);
    assertThat(goals())
        .extracting(PiximalGoal::collector, PiximalGoal::state)
        .containsExactlyInAnyOrder(tuple("serial", GoalState.MET), tuple("g1", GoalState.MISSED));
  }

  private void begins(String subject, double micros, double noise) {
    for (int block = 1; block <= VersionedRun.BLOCKS; block++) {
      run.beginsWith(block % 2 == 0 ? micros * (1 + noise) : micros * (1 - noise));
      run.add(subject, "1", block, 10, Outcome.OK);
    }
  }

  /** 0.8 of Aalto's CPU time, in a JVM with the same options. */
  @Test
  void theFirstDocumentIsComparedWithAaltoInAJvmWithTheSameOptions() {
    run.on("psd:64KiB");
    begins("piximal-sax", 990, 0);
    begins("piximal-sax" + NEVER, 900, 0.001);
    begins("piximal-stax", 600, 0.4);
    begins("piximal-stax" + NEVER, 600, 0);
    begins("aalto-sax" + MODULE, 1000, 0);
    begins("aalto-sax", 1200, 0);
    begins("aalto-stax" + MODULE, 1000, 0);
    begins("quick-stax", 1200, 0);

    assertThat(goals())
        .filteredOn(goal -> goal.what().equals(PiximalGoals.FIRST_DOCUMENT))
        .extracting(PiximalGoal::subject, PiximalGoal::other, PiximalGoal::state)
        .containsExactly(
            tuple("piximal-sax", "aalto-sax" + MODULE, GoalState.MISSED),
            tuple("piximal-stax", "aalto-stax" + MODULE, GoalState.OPEN),
            tuple("piximal-sax" + NEVER, "aalto-sax", GoalState.MET));
    assertThat(goals())
        .filteredOn(goal -> goal.what().equals(PiximalGoals.FIRST_DOCUMENT))
        .allMatch(goal -> goal.atLeast() == 1.25);
  }

  @Test
  void theTableHasTheProcessorAndHowEachSubjectRead() {
    run.add("other-sax", "1", 15, 0);
    run.worksBy("words: the JVM runs without --add-modules jdk.incubator.vector");
    run.add("piximal-sax" + NEVER, "1", 10, 0.001);
    run.worksBy("vectors: they were faster");
    run.add("piximal-sax", "1", 10, 0.001);
    assertThat(PiximalGoalsText.render(goals(), "a Processor"))
        .contains("== goals of PIXIMAL, on a Processor")
        .containsPattern(
            "psd:4MiB +speed +piximal-sax +vectors +other-sax +1.500 \\S+ \\S+ +2.4 +missed")
        .containsPattern(" piximal-sax@vectors=never +words +other-sax +1.500 .* 1.8 +missed");
    assertThat(PiximalGoalsText.render(List.of(), "x")).isEmpty();
  }
}
