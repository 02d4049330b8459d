package org.xmlbench.suite.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.store.Race;
import org.xmlbench.suite.engine.FakeForks.End;
import org.xmlbench.suite.engine.plan.DurationEstimate;
import org.xmlbench.suite.engine.plan.RunPlan;

/** A race of which one subject is left waits for those in which a pair still races. */
class LastSubjectTest {
  private static final Race RACE = Race.of(2);

  /** One subject of "one" is left after two blocks, a pair of "two" after any number of them. */
  private static End aloneOnOne(ForkRequest request) {
    boolean one = request.cell().cell().document().equals("one");
    return one && !request.cell().cell().subject().equals("a")
        ? measured(request, 0.001, 300_000)
        : measured(request, one ? 0.001 : 0.08, 100_000);
  }

  private static End measured(ForkRequest request, double noise, int nanos) {
    String text = request.cell().cell().id() + request.place().block();
    return End.ok(Math.round(nanos * (1 + noise * new Random(text.hashCode()).nextGaussian())));
  }

  private static RunPlan loneAndPairs(int forks) {
    return FakePlan.racing(
        RACE,
        EngineRun.FORK.multipliedBy(forks),
        FakePlan.group("one", "a", "b", "c"),
        FakePlan.group("two", "a", "b", "c"),
        FakePlan.group("three", "a", "b", "c"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void blocksWithoutAPairComeAfterAllOthers(boolean overlapping) throws Exception {
    EngineRun run = new EngineRun(loneAndPairs(1000), LastSubjectTest::aloneOnOne);
    assertThat((overlapping ? run.overlapping() : run).run()).isEqualTo(RunEnd.COMPLETE);

    List<Set<String>> one = RacedRunTest.blocks(run.log(), "one");
    assertThat(one).as("the fastest is named of four blocks").hasSize(RACE.orderBlocks());
    assertThat(one.subList(2, 4)).containsOnly(Set.of("a"));
    List<String> documents =
        run.log().stream().map(fork -> fork.cell().document()).distinct().toList();
    assertThat(documents).hasSize(3);
    assertThat(run.log().subList(run.log().size() - 2, run.log().size()))
        .allMatch(fork -> fork.cell().document().equals("one"));
  }

  /** Six blocks of three, then one of three after the other; no fork of one subject alone. */
  @Test
  void aShortBudgetGoesToPairs() throws Exception {
    EngineRun run = new EngineRun(loneAndPairs(18 + 9), LastSubjectTest::aloneOnOne);
    assertThat(run.run()).isEqualTo(RunEnd.BUDGET);

    assertThat(
            RacedRunTest.blocks(run.log(), "two").size()
                + RacedRunTest.blocks(run.log(), "three").size())
        .isEqualTo(7);
    assertThat(RacedRunTest.blocks(run.log(), "one")).hasSize(2);
    assertThat(run.progress().sentences().getLast()).endsWith("on two, three");
  }

  @Test
  void aBudgetThatEndsBeforeTheLastOneHasItsBlocksSaysSo() throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.racing(
                RACE, EngineRun.FORK.multipliedBy(7), FakePlan.group("one", "a", "b", "c")),
            LastSubjectTest::aloneOnOne);
    run.run();

    assertThat(run.progress().sentences().getLast())
        .isEqualTo(
            "the time budget of 1m10s ended before the subject that is left had the 4 blocks of"
                + " which a fastest is named on one");
  }

  /**
   * The first time that is promised is that of the estimate: of all blocks that the budget holds.
   */
  @ParameterizedTest
  @ValueSource(ints = {18, 24, 30, 45, 60, 1000})
  void theFirstTimeLeftIsThatOfTheEstimate(int forks) throws Exception {
    RunPlan plan = loneAndPairs(forks);
    DurationEstimate estimate =
        new DurationEstimate(plan, group -> EngineRun.FORK.multipliedBy(group.cells().size()));
    EngineRun run = new EngineRun(plan, LastSubjectTest::aloneOnOne);
    run.run();

    QuietProgress.Shown first = run.progress().shown().getFirst();
    assertThat(first.remaining()).isEqualTo(estimate.run().minus(EngineRun.FORK));
    assertThat(first.expected()).isEqualTo(estimate.forks());
    assertThat(first.mayChange()).isTrue();
  }
}
