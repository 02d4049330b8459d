package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.PlannedBlock;

/** What the engine decides, exactly, without a process. */
class RunEngineTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final PlannedGroup ONE = FakePlan.group("one", "a", "b", "c");
  private static final PlannedGroup TWO = FakePlan.group("two", "a", "b");

  private static String subject(ForkRequest request) {
    return request.cell().cell().subject();
  }

  private static End well(ForkRequest request) {
    return End.ok(1000);
  }

  private static Map<Integer, List<ForkRecord>> blocks(List<ForkRecord> log) {
    return log.stream().collect(Collectors.groupingBy(ForkRecord::block));
  }

  @Test
  void everyBlockHasEachCellOnceAndBlocksAreNumberedInTheirOrder() throws Exception {
    EngineRun run = new EngineRun(FakePlan.of(3, LONG, ONE, TWO), RunEngineTest::well);

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log()).hasSize(3 * (3 + 2)).allMatch(fork -> fork.attempt() == 1);
    assertThat(blocks(run.log())).containsOnlyKeys(1, 2, 3, 4, 5, 6);
    blocks(run.log())
        .values()
        .forEach(
            block -> {
              assertThat(block)
                  .extracting(fork -> fork.cell().document())
                  .containsOnly(block.getFirst().cell().document());
              assertThat(block).extracting(fork -> fork.cell().subject()).doesNotHaveDuplicates();
              assertThat(block)
                  .extracting(ForkRecord::position)
                  .isEqualTo(List.of(1, 2, 3).subList(0, block.size()));
            });
    assertThat(run.log()).extracting(ForkRecord::round).containsOnly(1, 2, 3);
  }

  @Test
  void aGroupMayHaveANumberOfBlocksOfItsOwn() throws Exception {
    RunPlan plan = FakePlan.of(3, LONG, ONE, TWO.inBlocks(OptionalInt.of(5)));
    EngineRun run = new EngineRun(plan, RunEngineTest::well);

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log())
        .hasSize(plan.forks())
        .hasSize(3 * 3 + 5 * 2)
        .filteredOn(fork -> fork.cell().document().equals("two"))
        .extracting(ForkRecord::round)
        .containsOnly(1, 2, 3, 4, 5);
    assertThat(Manifests.storedPlan(plan).blocks())
        .extracting(PlannedBlock::document, PlannedBlock::targetBlocks)
        .containsExactly(tuple("one", 3), tuple("two", 5));
    assertThat(new DurationEstimate(plan, _ -> Duration.ofSeconds(1)).run())
        .isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void theSeedAloneDecidesTheOrder() throws Exception {
    EngineRun first = new EngineRun(FakePlan.of(4, LONG, ONE, TWO), RunEngineTest::well);
    EngineRun second = new EngineRun(FakePlan.of(4, LONG, ONE, TWO), RunEngineTest::well);
    first.run();
    second.run();
    assertThat(second.log()).isEqualTo(first.log());
  }

  @ParameterizedTest
  @EnumSource(names = {"WRONG", "FAILED", "TIMEOUT"})
  void aFaultIsTriedOnceMoreRightAfterwardsWhereForksFollowEachOther(Outcome fault)
      throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(2, LONG, ONE),
            fork ->
                subject(fork).equals("b") && fork.place().attempt() == 1
                    ? new End(fault, "why", 0, false)
                    : End.ok(1000));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log()).hasSize(2 * 4);
    for (int i = 0; i < run.log().size(); i++) {
      if (run.log().get(i).outcome() == fault) {
        ForkRecord again = run.log().get(i + 1);
        assertThat(again.cell()).isEqualTo(run.log().get(i).cell());
        assertThat(again.attempt()).isEqualTo(2);
        assertThat(again.position()).isEqualTo(run.log().get(i).position());
        assertThat(again.outcome()).isEqualTo(Outcome.OK);
      }
    }
  }

  @Test
  void aCellThatFailsTwiceInABlockIsNoLongerMeasuredAndTheOthersAre() throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(3, LONG, ONE),
            fork -> subject(fork).equals("b") ? End.failed() : End.ok(1000));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log())
        .filteredOn(fork -> fork.cell().subject().equals("b"))
        .extracting(ForkRecord::block, ForkRecord::attempt)
        .containsExactly(tuple(1, 1), tuple(1, 2));
    assertThat(run.log()).hasSize(2 + 2 * 3);
  }

  @Test
  void aSubjectThatCannotReadWhatItDeclaresIsNotTriedAgain() throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(3, LONG, ONE),
            fork ->
                subject(fork).equals("c")
                    ? new End(Outcome.DECLARED, "lacks it", 0, false)
                    : End.ok(1000));
    run.run();
    assertThat(run.log()).filteredOn(fork -> fork.cell().subject().equals("c")).hasSize(1);
  }

  @Test
  void aGroupWithoutALivingCellEndsAndTheRestContinues() throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(3, LONG, ONE, TWO),
            fork -> fork.cell().cell().document().equals("one") ? End.failed() : End.ok(1000));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log()).filteredOn(fork -> fork.cell().document().equals("one")).hasSize(6);
    assertThat(run.log()).filteredOn(fork -> fork.cell().document().equals("two")).hasSize(6);
  }

  @Test
  void ofAMalformedDocumentEachCellIsSkippedOnceAndNoProcessStarts() throws Exception {
    EngineRun run =
        new EngineRun(FakePlan.of(3, LONG, ONE, TWO), RunEngineTest::well).malformed("one");

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.log())
        .filteredOn(fork -> fork.cell().document().equals("one"))
        .hasSize(3)
        .allMatch(fork -> fork.outcome() == Outcome.SKIPPED)
        .allMatch(fork -> fork.reason().equals("not well-formed"));
    assertThat(run.started()).allMatch(fork -> fork.cell().cell().document().equals("two"));
    assertThat(run.progress().shown().getLast().expected()).isEqualTo(6);
  }

  @Test
  void whatThisHostCannotMeasureHasARecordWithTheReasonAndNoProcess() throws Exception {
    PlannedGroup group = FakePlan.with(ONE, "d", "not available here");
    EngineRun run = new EngineRun(FakePlan.of(2, LONG, group), RunEngineTest::well);

    run.run();

    assertThat(run.log())
        .filteredOn(fork -> fork.cell().subject().equals("d"))
        .singleElement()
        .satisfies(fork -> assertThat(fork.outcome()).isEqualTo(Outcome.SKIPPED))
        .satisfies(fork -> assertThat(fork.reason()).isEqualTo("not available here"));
    assertThat(run.started()).hasSize(6);
    assertThat(run.progress().shown()).extracting(QuietProgress.Shown::expected).containsOnly(6);
  }

  @Test
  void noBlockStartsThatTheBudgetDoesNotHold() throws Exception {
    // A block of ONE takes 30 s, one of TWO 20 s.
    EngineRun run =
        new EngineRun(FakePlan.of(5, Duration.ofSeconds(95), ONE, TWO), RunEngineTest::well);

    assertThat(run.run()).isEqualTo(RunEnd.BUDGET);

    assertThat(run.started().size()).isLessThanOrEqualTo(9);
    assertThat(run.progress().sentences())
        .singleElement()
        .asString()
        .startsWith("the time budget of 1m35s is too short for another block: ended after ")
        .endsWith(" of 25 forks");
  }

  @Test
  void aBudgetBelowOneRoundIsDistinguished() throws Exception {
    EngineRun run =
        new EngineRun(FakePlan.of(5, Duration.ofSeconds(35), ONE, TWO), RunEngineTest::well);
    assertThat(run.run()).isEqualTo(RunEnd.BUDGET_BEFORE_ONE_ROUND);
    assertThat(blocks(run.log())).hasSize(1);
  }

  @Test
  void aContendedBlockGetsOneMoreWhicheverForkWasContended() throws Exception {
    assertThat(sentencesOfAContendedBlock(LONG))
        .containsExactly(
            "block 1 of one (block 1 of the run) was contended: one more, if the budget allows it");
  }

  @Test
  void withoutABudgetNoneIsSpokenOf() throws Exception {
    assertThat(sentencesOfAContendedBlock(Effort.UNLIMITED))
        .containsExactly("block 1 of one (block 1 of the run) was contended: one more");
  }

  private static List<String> sentencesOfAContendedBlock(Duration budget) throws Exception {
    EngineRun run =
        new EngineRun(
            FakePlan.of(2, budget, ONE),
            fork ->
                new End(
                    Outcome.OK,
                    null,
                    1000,
                    fork.place().block() == 1 && subject(fork).equals("a")));

    run.run();

    assertThat(blocks(run.log())).hasSize(3);
    return run.progress().sentences();
  }

  @Test
  void whereWaitsAreNoContentionNoBlockIsAdded() throws Exception {
    EngineRun run =
        new EngineRun(FakePlan.of(2, LONG, ONE), fork -> new End(Outcome.OK, null, 1000, true))
            .withoutContention();
    run.run();
    assertThat(blocks(run.log())).hasSize(2);
  }

  @Test
  void aResumedRunMakesUpForTheBlockThatWasInterrupted() throws Exception {
    RunPlan plan = FakePlan.of(3, LONG, ONE, TWO);
    EngineRun whole = new EngineRun(plan, RunEngineTest::well);
    whole.run();
    for (int kept = 0; kept <= whole.log().size(); kept++) {
      List<ForkRecord> earlier = whole.log().subList(0, kept);
      EngineRun resumed = new EngineRun(plan, RunEngineTest::well).after(earlier);

      assertThat(resumed.run()).isEqualTo(RunEnd.COMPLETE);

      List<ForkRecord> all = new ArrayList<>(earlier);
      all.addAll(resumed.log());
      Map<Integer, List<ForkRecord>> blocks = blocks(all);
      long ofOne = blocks.values().stream().filter(block -> block.size() == 3).count();
      assertThat(ofOne).as("kept " + kept).isEqualTo(3);
      Set<Integer> before = earlier.stream().map(ForkRecord::block).collect(Collectors.toSet());
      assertThat(resumed.log()).noneMatch(fork -> before.contains(fork.block()));
      if (!resumed.log().isEmpty()) {
        QuietProgress.Shown last = resumed.progress().shown().getLast();
        assertThat(last.done()).isEqualTo(all.size()).isEqualTo(last.expected());
      }
    }
  }

  @Test
  void theTimeThatIsPromisedIsThatOfTheForksToComeAndNeverZeroBeforeTheLast() throws Exception {
    EngineRun run = new EngineRun(FakePlan.of(2, LONG, ONE), RunEngineTest::well);

    run.run();

    assertThat(run.progress().shown())
        .extracting(shown -> shown.remaining().toSeconds())
        .containsExactly(50L, 40L, 30L, 20L, 10L, 0L);
    assertThat(run.progress().shown())
        .extracting(QuietProgress.Shown::done)
        .containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void aForkThatTakesLongerThanExpectedStillLeavesSomeTime() throws Exception {
    PlannedGroup one = FakePlan.group("one", "a", "b", "c");
    EngineRun run =
        new EngineRun(
            FakePlan.of(1, LONG, one),
            fork -> fork.place().attempt() == 1 ? End.failed() : End.ok(1000));
    run.run();
    assertThat(run.progress().shown().subList(0, 5))
        .allMatch(shown -> shown.remaining().toSeconds() >= 1);
    assertThat(run.progress().shown().getLast().remaining()).isZero();
  }

  /** Two subjects whose ratio wavers: the wider it wavers, the more blocks its document gets. */
  @Test
  void theFirstBlocksChooseHowManyThereAre() throws Exception {
    SteinSampleSize size = SteinSampleSize.of(0.05);
    EngineRun calm =
        new EngineRun(
            FakePlan.sampled(size, TWO),
            fork -> End.ok(subject(fork).equals("a") ? 1000 : 1100 + fork.place().block() % 2));
    EngineRun rough =
        new EngineRun(
            FakePlan.sampled(size, TWO),
            fork ->
                End.ok(subject(fork).equals("a") ? 1000 : 1000 + 300 * (fork.place().block() % 2)));

    assertThat(calm.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(rough.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(blocks(calm.log())).hasSize(size.firstBlocks());
    assertThat(blocks(rough.log()).size())
        .isGreaterThan(size.firstBlocks())
        .isLessThanOrEqualTo(size.mostBlocks());
    assertThat(rough.progress().sentences()).singleElement().asString().startsWith("two gets ");
  }
}
