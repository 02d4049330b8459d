package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.store.Race;

/** A race of which one subject is left has ended; what a budget holds goes to the others. */
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
  void aSubjectThatAllOthersLeftGetsNoBlockAlone(boolean overlapping) throws Exception {
    EngineRun run = new EngineRun(loneAndPairs(1000), LastSubjectTest::aloneOnOne);
    assertThat((overlapping ? run.overlapping() : run).run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(RacedRunTest.blocks(run.log(), "one")).hasSize(RACE.firstBlocks());
    assertThat(RacedRunTest.blocks(run.log(), "two")).hasSize(RACE.mostBlocks());
  }

  /** Six blocks of three are the first stage. Two documents lack six forks each of four blocks. */
  @ParameterizedTest
  @CsvSource({"3,3,2", "6,4,2", "9,4,3", "12,4,4"})
  void aShortBudgetGoesToTheFirstDocumentThatLacksBlocks(int more, int two, int three)
      throws Exception {
    EngineRun run = new EngineRun(loneAndPairs(18 + more), LastSubjectTest::aloneOnOne);
    assertThat(run.run()).isEqualTo(RunEnd.BUDGET);

    assertThat(RacedRunTest.blocks(run.log(), "one")).hasSize(2);
    assertThat(RacedRunTest.blocks(run.log(), "two")).hasSize(two);
    assertThat(RacedRunTest.blocks(run.log(), "three")).hasSize(three);
    assertThat(run.progress().sentences().getLast()).endsWith("on two, three");
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
