package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.store.Race;

/** Who gets further blocks in a race, exactly, without a process. */
class RacedRunTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final Race RACE = Race.of(2);

  /** Of one operation: a and b are alike, c is near them, slow is far behind. */
  private static final Map<String, Integer> NANOS =
      Map.of("a", 100_000, "b", 100_500, "c", 112_000, "slow", 300_000, "slower", 600_000);

  private static final PlannedGroup ONE = FakePlan.group("one", "a", "b", "c", "slow", "slower");
  private static final PlannedGroup TWO = FakePlan.group("two", "a", "b", "c", "slow");

  private static String subject(ForkRequest request) {
    return request.cell().cell().subject();
  }

  /** What a fork measures, some tenths of a percent off, in each block otherwise. */
  private static End measured(ForkRequest request, double noise) {
    String text = request.cell().cell().id() + request.place().block();
    double off = noise * new Random(text.hashCode()).nextGaussian();
    return End.ok(Math.round(NANOS.get(subject(request)) * (1 + off)));
  }

  private static EngineRun quiet(RunPlan plan) {
    return new EngineRun(plan, request -> measured(request, 0.001));
  }

  private static RunPlan plan(PlannedGroup... groups) {
    return FakePlan.racing(RACE, LONG, groups);
  }

  /** Subjects of each block of a document, in the order of the blocks. */
  static List<Set<String>> blocks(List<ForkRecord> log, String document) {
    Map<Integer, Set<String>> blocks = new TreeMap<>();
    for (ForkRecord fork : log) {
      if (fork.cell().document().equals(document)) {
        blocks.computeIfAbsent(fork.block(), block -> new TreeSet<>()).add(fork.cell().subject());
      }
    }
    return List.copyOf(blocks.values());
  }

  @Test
  void afterTheFirstStageWhoIsFarBehindGetsNoFork() throws Exception {
    EngineRun run = quiet(plan(ONE, TWO));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    List<Set<String>> one = blocks(run.log(), "one");
    assertThat(one).hasSizeBetween(RACE.orderBlocks(), RACE.mostBlocks() - 1);
    assertThat(one.subList(0, 2)).containsOnly(Set.of("a", "b", "c", "slow", "slower"));
    assertThat(one.subList(2, one.size())).containsOnly(Set.of("a", "b", "c"));
    assertThat(run.progress().sentences())
        .contains(
            "one, after 2 blocks: slow, slower stop, more than 25 % slower than the fastest",
            "two, after 2 blocks: slow stops, more than 25 % slower than the fastest");
  }

  /** It is compared with none, however fast it is. */
  @Test
  void whoDeclaresThatItLacksWhatTheDocumentNeedsGetsTheFirstStageAlone() throws Exception {
    EngineRun run =
        new EngineRun(
            plan(ONE),
            request ->
                subject(request).equals("b")
                    ? new End(Outcome.DECLARED, "lacks it", 50_000, false)
                    : measured(request, 0.001));
    run.run();

    List<Set<String>> one = blocks(run.log(), "one");
    assertThat(one.subList(0, 2)).allMatch(block -> block.contains("b"));
    assertThat(one.subList(2, one.size())).isNotEmpty().containsOnly(Set.of("a", "c"));
    assertThat(run.progress().sentences())
        .contains("one, after 2 blocks: slow, slower stop, more than 25 % slower than the fastest");
  }

  @Test
  void theFirstStageMayHaveThreeBlocks() throws Exception {
    EngineRun run = quiet(FakePlan.racing(Race.of(3), LONG, ONE));
    run.run();
    assertThat(blocks(run.log(), "one").subList(0, 3)).allMatch(block -> block.size() == 5);
    assertThat(blocks(run.log(), "one").get(3)).hasSize(3);
  }

  @Test
  void anUndecidedDocumentGetsTheMostBlocksAndDocumentsGetThemEvenly() throws Exception {
    RunPlan equals = plan(FakePlan.group("one", "a", "b"), FakePlan.group("two", "a", "b"));
    EngineRun run = new EngineRun(equals, request -> measured(request, 0.1));

    run.run();

    List<String> order = new ArrayList<>();
    int block = 0;
    for (ForkRecord fork : run.log()) {
      if (fork.block() != block) {
        block = fork.block();
        order.add(fork.cell().document());
      }
    }
    assertThat(blocks(run.log(), "one")).hasSize(RACE.mostBlocks());
    assertThat(blocks(run.log(), "two")).hasSize(RACE.mostBlocks());
    for (int i = 0; i < order.size(); i += 2) {
      assertThat(order.subList(i, i + 2)).containsExactlyInAnyOrder("one", "two");
    }
  }

  @Test
  void theBudgetEndsARaceAndTheDocumentsThatItLeavesUndecidedAreNamed() throws Exception {
    Duration firstStage = EngineRun.FORK.multipliedBy(2 * (5 + 4));
    EngineRun run =
        new EngineRun(
            FakePlan.racing(RACE, firstStage.plus(EngineRun.FORK.multipliedBy(4)), ONE, TWO),
            request -> measured(request, 0.08));

    assertThat(run.run()).isEqualTo(RunEnd.BUDGET);

    assertThat(run.progress().sentences().getLast())
        .startsWith("the time budget of 3m40s ended before every subject near the fastest")
        .endsWith("on one, two");
  }

  /** Neither the forks nor the time that are shown go beyond the budget, and both agree. */
  @ParameterizedTest
  @ValueSource(ints = {18, 22, 27, 34})
  void whatIsShownOfARaceEndsWithItsBudget(int forks) throws Exception {
    Duration budget = EngineRun.FORK.multipliedBy(forks);
    EngineRun run =
        new EngineRun(FakePlan.racing(RACE, budget, ONE, TWO), request -> measured(request, 0.08));
    run.run();

    for (QuietProgress.Shown shown : run.progress().shown()) {
      Duration elapsed = EngineRun.FORK.multipliedBy(shown.done());
      assertThat(shown.expected()).isLessThanOrEqualTo(Math.max(forks, run.log().size()) + 1);
      assertThat(shown.remaining()).isLessThanOrEqualTo(budget.minus(elapsed).plus(EngineRun.FORK));
      long perFork =
          EngineRun.FORK.toSeconds() * (shown.expected() - shown.done())
              - shown.remaining().toSeconds();
      assertThat(perFork).isBetween(-30L, 30L);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 7, 10, 12, 15, 19, 22})
  void aResumedRaceDecidesTheSameFromTheSameRecords(int records) throws Exception {
    EngineRun whole = quiet(plan(ONE, TWO));
    whole.run();
    List<ForkRecord> earlier = whole.log().subList(0, Math.min(records, whole.log().size()));

    EngineRun first = quiet(plan(ONE, TWO)).after(earlier);
    EngineRun second = quiet(plan(ONE, TWO)).after(earlier);
    first.run();
    second.run();

    assertThat(second.log()).isEqualTo(first.log());
    for (String document : List.of("one", "two")) {
      List<ForkRecord> all = new ArrayList<>(earlier);
      all.addAll(first.log());
      assertThat(ofSubject(all, document, "slow")).isBetween(2, 3);
      assertThat(ofSubject(all, document, "a")).isBetween(RACE.orderBlocks(), RACE.mostBlocks());
    }
  }

  private static int ofSubject(List<ForkRecord> log, String document, String subject) {
    return (int)
        log.stream()
            .filter(fork -> fork.cell().document().equals(document))
            .filter(fork -> fork.cell().subject().equals(subject))
            .count();
  }

  @Test
  void aFinishedRaceThatIsResumedRunsNothing() throws Exception {
    EngineRun whole = quiet(plan(ONE, TWO));
    whole.run();
    EngineRun again = quiet(plan(ONE, TWO)).after(whole.log());

    assertThat(again.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(again.log()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"WRONG", "FAILED", "TIMEOUT"})
  void aSubjectThatIsWrongInItsFirstBlockIsTriedOnceMoreAndLeaves(Outcome fault) throws Exception {
    EngineRun run =
        new EngineRun(
            plan(ONE),
            request ->
                subject(request).equals("a")
                    ? new End(fault, "why", 0, false)
                    : measured(request, 0.001));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(ofSubject(run.log(), "one", "a")).isEqualTo(2);
    assertThat(ofSubject(run.log(), "one", "b")).isGreaterThanOrEqualTo(RACE.orderBlocks());
    assertThat(ofSubject(run.log(), "one", "slow")).isEqualTo(2);
  }

  /** The two in front fail in the third block, and those that they left behind come back. */
  @Test
  void theRaceDoesNotGoOnAgainstAFastestSubjectThatFails() throws Exception {
    Map<String, Integer> nanos = Map.of("a", 50_000, "d", 50_500, "b", 100_000, "c", 100_500);
    EngineRun run =
        new EngineRun(
            plan(FakePlan.group("one", "a", "b", "c", "d")),
            request ->
                Set.of("a", "d").contains(subject(request)) && request.place().block() >= 3
                    ? End.failed()
                    : End.ok(
                        nanos.get(subject(request))
                            + new Random(request.place().block()).nextInt(300)));

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(blocks(run.log(), "one").get(2)).containsExactlyInAnyOrder("a", "d");
    assertThat(ofSubject(run.log(), "one", "a")).isEqualTo(2 + 2);
    assertThat(ofSubject(run.log(), "one", "b")).isGreaterThan(2);
    assertThat(ofSubject(run.log(), "one", "c")).isGreaterThan(2);
  }

  @Test
  void aSubjectAloneGetsTheFewestBlocksThatOrder() throws Exception {
    EngineRun run = quiet(plan(FakePlan.group("one", "a")));
    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(run.log()).hasSize(RACE.orderBlocks());
  }

  @Test
  void aDocumentThatAllRejectCostsNothing() throws Exception {
    EngineRun run = quiet(plan(ONE, TWO)).malformed("one");
    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(run.log())
        .filteredOn(fork -> fork.cell().document().equals("one"))
        .hasSize(5)
        .allMatch(fork -> fork.outcome() == Outcome.SKIPPED);
    assertThat(blocks(run.log(), "two")).hasSizeBetween(RACE.orderBlocks(), RACE.mostBlocks() - 1);
  }

  @Test
  void aDocumentOnWhichAllFailEnds() throws Exception {
    EngineRun run = new EngineRun(plan(ONE), request -> End.failed());
    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(run.log()).hasSize(2 * 5);
  }

  @Test
  void aContendedBlockIsNoneOfTheFewestThatDecide() throws Exception {
    EngineRun run =
        new EngineRun(
            plan(FakePlan.group("one", "a")),
            request -> {
              End well = measured(request, 0.001);
              return new End(Outcome.OK, null, well.nanos(), request.place().block() == 2);
            });
    run.run();
    assertThat(blocks(run.log(), "one")).hasSize(RACE.orderBlocks() + 1);
    assertThat(run.progress().sentences())
        .contains(
            "block 2 of one (block 2 of the run) was contended: one more, if the budget allows it");
  }

  @Test
  void pairsStayInsideBlocks() throws Exception {
    EngineRun run = quiet(plan(ONE, TWO)).overlapping();
    run.run();
    Map<Integer, Set<String>> documents = new LinkedHashMap<>();
    Map<Integer, Set<Integer>> rounds = new LinkedHashMap<>();
    for (ForkRecord fork : run.log()) {
      documents.computeIfAbsent(fork.block(), block -> new TreeSet<>()).add(fork.cell().document());
      rounds.computeIfAbsent(fork.block(), block -> new TreeSet<>()).add(fork.round());
    }
    assertThat(documents.values()).allMatch(names -> names.size() == 1);
    assertThat(rounds.values()).allMatch(numbers -> numbers.size() == 1);
    assertThat(blocks(run.log(), "one")).hasSizeBetween(RACE.orderBlocks(), RACE.mostBlocks() - 1);
  }

  /** What is promised at each fork is of the same plan as the number of forks. */
  @Test
  void forksThatAreExpectedEndAtThoseThatWereRun() throws Exception {
    EngineRun run = quiet(plan(ONE, TWO));
    run.run();
    List<QuietProgress.Shown> shown = run.progress().shown();
    assertThat(shown.getLast().done()).isEqualTo(run.log().size());
    assertThat(shown.getLast().expected()).isEqualTo(run.log().size());
    assertThat(shown.getLast().remaining()).isZero();
    assertThat(shown.getFirst().remaining()).isPositive();
    Function<QuietProgress.Shown, Long> perFork =
        one -> one.remaining().toMillis() / Math.max(1, one.expected() - one.done());
    assertThat(shown.subList(0, shown.size() - 1))
        .allMatch(one -> Math.abs(perFork.apply(one) - EngineRun.FORK.toMillis()) < 2_500);
  }
}
