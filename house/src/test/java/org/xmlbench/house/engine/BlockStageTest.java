package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.storage.condition.StorageMeasures;

/** What a family puts around the forks of its blocks, and what becomes of its records. */
class BlockStageTest {
  private static final PlannedGroup ONE = FakePlan.group("one", "a", "b");
  private static final PlannedGroup TWO = FakePlan.group("two", "a", "b");

  private final List<String> events = new ArrayList<>();

  /** Notes what is called, and moves documents. */
  private final class Noted implements BlockStage {
    private final int round;

    Noted(int round) {
      this.round = round;
    }

    @Override
    public ForkRequest prepare(ForkRequest request) {
      events.add("prepare " + request.cell().cell().subject() + " " + request.place().attempt());
      return request.reading(Path.of("moved" + round));
    }

    @Override
    public Map<Measure, Double> measures() {
      return Map.of(StorageMeasures.VOID_RUNS, (double) round);
    }

    @Override
    public void close() {
      events.add("close " + round);
    }
  }

  @Test
  void eachBlockHasItsStageEachForkIsPreparedAndMeasuresAreAdded() throws Exception {
    EngineRun run =
        new EngineRun(FakePlan.of(2, Duration.ofHours(1), ONE), fork -> End.ok(1000))
            .with((group, document, round) -> new Noted(round));

    run.run();

    assertThat(events).hasSize(2 * 3).containsSubsequence("close 1", "close 2").endsWith("close 2");
    assertThat(run.started())
        .extracting(fork -> fork.document().file().toString())
        .containsExactly("moved1", "moved1", "moved2", "moved2");
    assertThat(run.log())
        .extracting(StorageMeasures.VOID_RUNS::required)
        .containsExactly(1.0, 1.0, 2.0, 2.0);
  }

  @Test
  void aVoidForkIsReplacedOnceAndItsCellStays() throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(2, Duration.ofHours(1), ONE),
            fork ->
                fork.cell().cell().subject().equals("a")
                    ? new End(Outcome.VOID, "the cache was not cold", 0, false)
                    : End.ok(1000));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log())
        .filteredOn(fork -> fork.cell().subject().equals("a"))
        .extracting(ForkRecord::attempt)
        .containsExactly(1, 2, 1, 2);
  }

  @Test
  void aGroupWhoseConditionDoesNotHoldIsGivenUpAndOthersAreNot() throws Exception {
    BlockStages stages =
        new BlockStages() {
          private int ended;

          @Override
          public BlockStage open(PlannedGroup group, PreparedDocument document, int round) {
            return BlockStage.NONE;
          }

          @Override
          public void ended(PlannedGroup group, ForkRecord fork) {
            ended += group.equals(ONE) ? 1 : 0;
          }

          @Override
          public boolean givesUp(PlannedGroup group) {
            return group.equals(ONE) && ended >= 2;
          }
        };
    EngineRun run =
        new EngineRun(FakePlan.of(3, Duration.ofHours(1), ONE, TWO), fork -> End.ok(1000))
            .with(stages);

    run.run();

    assertThat(run.log()).filteredOn(fork -> fork.cell().document().equals("one")).hasSize(2);
    assertThat(run.log()).filteredOn(fork -> fork.cell().document().equals("two")).hasSize(6);
  }
}
