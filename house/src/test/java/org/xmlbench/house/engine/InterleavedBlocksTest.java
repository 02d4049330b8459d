package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;

/** What the engine does where an interleaved fork fails, exactly, without a process. */
class InterleavedBlocksTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final PlannedGroup ONE = FakePlan.group("one", "a", "b", "c");

  private static String subject(ForkRequest request) {
    return request.cell().cell().subject();
  }

  private static Map<Integer, List<ForkRecord>> blocks(List<ForkRecord> log) {
    return log.stream().collect(Collectors.groupingBy(ForkRecord::block));
  }

  /** Interleaved forks in which one subject fails in that block's first attempt. */
  private static EngineRun failingIn(Set<Integer> blocks, RunPlan plan) {
    return new EngineRun(
            plan,
            fork ->
                subject(fork).equals("a") && blocks.contains(fork.place().block())
                    ? End.failed()
                    : End.ok(1000))
        .interleaved();
  }

  @Test
  void anInterleavedForkThatFailsIsMissingAndItsBlockIsReplaced() throws Exception {
    EngineRun run = failingIn(Set.of(2), FakePlan.of(3, LONG, ONE));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.started()).hasSize(4 * 3).allMatch(fork -> fork.turns() != null);
    assertThat(run.log()).allMatch(fork -> fork.attempt() == 1);
    assertThat(run.log())
        .filteredOn(fork -> fork.cell().subject().equals("a") && fork.outcome() == Outcome.OK)
        .hasSize(3);
    assertThat(run.progress().sentences())
        .containsExactly(
            "block 2 of one (block 2 of the run) lacks a: one more, if the budget allows it");
    assertThat(run.progress().shown().getLast().expected()).isEqualTo(12);
  }

  @Test
  void whatFailsInTwoInterleavedBlocksIsNoLongerMeasured() throws Exception {
    EngineRun run = failingIn(Set.of(1, 3, 4, 5), FakePlan.of(3, LONG, ONE));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log())
        .filteredOn(fork -> fork.cell().subject().equals("a"))
        .extracting(ForkRecord::block, ForkRecord::outcome)
        .containsExactly(tuple(1, Outcome.FAILED), tuple(2, Outcome.OK), tuple(3, Outcome.FAILED));
    assertThat(blocks(run.log())).hasSize(4);
    assertThat(run.progress().sentences()).hasSize(1);
  }

  @Test
  void aSubjectAloneIsTriedOnceMoreWhateverThePairing() throws Exception {
    EngineRun run =
        new EngineRun(
                FakePlan.of(1, LONG, FakePlan.group("one", "a")),
                fork -> fork.place().attempt() == 1 ? End.failed() : End.ok(1000))
            .interleaved();

    run.run();

    assertThat(run.log())
        .extracting(ForkRecord::attempt, ForkRecord::outcome)
        .containsExactly(tuple(1, Outcome.FAILED), tuple(2, Outcome.OK));
  }

  @Test
  void aResumedRunReplacesTheBlockThatLacksAFork() throws Exception {
    RunPlan plan = FakePlan.of(3, LONG, ONE);
    EngineRun whole = failingIn(Set.of(2), plan);
    whole.run();
    List<ForkRecord> earlier = whole.log().subList(0, 3 * 3);

    EngineRun resumed = failingIn(Set.of(), plan).after(earlier);

    assertThat(resumed.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(blocks(resumed.log())).containsOnlyKeys(4);
  }
}
