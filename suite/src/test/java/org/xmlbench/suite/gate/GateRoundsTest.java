package org.xmlbench.suite.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.engine.BlockRunner;
import org.xmlbench.suite.engine.BlockSequence;
import org.xmlbench.suite.engine.FakeForks;
import org.xmlbench.suite.engine.ForkExecutor;
import org.xmlbench.suite.engine.ForkRecords;
import org.xmlbench.suite.engine.ForkRequest;
import org.xmlbench.suite.engine.PreparedDocument;
import org.xmlbench.suite.engine.QuietProgress;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Condition;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.engine.plan.TimedDocuments;
import org.xmlbench.suite.home.ForkJvm;
import org.xmlbench.suite.home.LibrarySubject;

/** The order of a gate's forks, without any fork. */
class GateRoundsTest {
  private static final List<String> DOCUMENTS = List.of("overhead", "psd:64KiB", "xmlns:100");
  private static final Condition CONDITION =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, false, false);

  private final List<GateCell> cells = new ArrayList<>();
  private final List<GateCell> sentinels = new ArrayList<>();
  private final List<Fork> forks = new ArrayList<>();
  private final List<Integer> together = new ArrayList<>();
  private Pairing pairing = Pairing.FORKS;
  private BlockSequence sequence;
  private QuietProgress progress;

  /** Decides whether the n-th attempt of a fork fails. */
  private BiPredicate<Fork, Integer> fails = (fork, attempt) -> false;

  /** What a fork made of malformed documents. */
  private Function<Arm, String> twins = arm -> null;

  private record Fork(String document, Arm arm, ForkPlace place) {}

  private GateRounds rounds(long seed) {
    ResolvedArm baseline = arm("baseline");
    ResolvedArm candidate = arm("candidate");
    ResolvedArm copy = arm("copy");
    for (String name : DOCUMENTS) {
      TimedDocument document = TimedDocuments.named(name);
      cells.add(GateCell.of(document, CONDITION, baseline, candidate, false));
      sentinels.add(GateCell.of(document, CONDITION, baseline, copy, true));
    }
    FakeForks executor = new FakeForks("run", Duration.ofSeconds(1), this::end);
    progress = new QuietProgress();
    sequence =
        new BlockSequence(
            new BlockRunner(verified(executor), FakeForks::noTurns, new ForkRecords("run", true)),
            fork -> {},
            progress,
            executor,
            0);
    return new GateRounds(
        sequence,
        document -> new PreparedDocument(null, 1, null, "digest", null, false),
        Duration.ofSeconds(60),
        sentinels,
        pairing,
        seed);
  }

  private ForkExecutor verified(ForkExecutor executor) {
    return request -> {
      ForkRecord fork = executor.run(request);
      UnseenCheck check = new UnseenCheck("other", null, twins.apply(arm(request.place())));
      return fork.withEvidence(new ForkEvidence(1L, null, null, check, null, null));
    };
  }

  private static Arm arm(ForkPlace place) {
    return Arrays.stream(Arm.values())
        .filter(one -> one.label().equals(place.arm()))
        .findFirst()
        .orElseThrow();
  }

  private void clear() {
    forks.clear();
    cells.clear();
    sentinels.clear();
    together.clear();
  }

  private static ResolvedArm arm(String label) {
    LibrarySubject<DriverDescription> driver =
        LibrarySubject.ofDriver(new HonestDriver().describe(), List.of(Path.of(label)));
    return new ResolvedArm(label, driver, ForkJvm.ofSuite(), "25");
  }

  private FakeForks.End end(ForkRequest request) {
    ForkPlace place = request.place();
    Fork fork = new Fork(request.cell().cell().document(), arm(place), place);
    forks.add(fork);
    together.add(request.turns() == null ? 1 : 2);
    return fails.test(fork, place.attempt()) ? FakeForks.End.failed() : FakeForks.End.ok(1000);
  }

  /** The arms of each block of that document's cell or sentinel, in the order of blocks. */
  private List<List<Arm>> blocks(String document, boolean sentinel) {
    Map<Integer, List<Arm>> blocks = new LinkedHashMap<>();
    forks.stream()
        .filter(fork -> fork.document().equals(document) && fork.arm().isSentinel() == sentinel)
        .forEach(
            fork ->
                blocks
                    .computeIfAbsent(fork.place().block(), b -> new ArrayList<>())
                    .add(fork.arm()));
    return List.copyOf(blocks.values());
  }

  private long sentinelBlocksInRound(int round) {
    return forks.stream()
        .filter(fork -> fork.place().round() == round && fork.arm() == Arm.SENTINEL_BASELINE)
        .count();
  }

  @Test
  void blocksOfACellAlternateAlsoOverStagesAndTheFirstArmIsRandom() throws Exception {
    Set<Arm> firsts = new HashSet<>();
    for (long seed = 0; seed < 8; seed++) {
      clear();
      GateRounds rounds = rounds(seed);
      rounds.run(cells, 5);
      rounds.run(cells.subList(0, 1), 4);
      List<List<Arm>> blocks = blocks("overhead", false);
      assertThat(blocks).hasSize(9);
      for (int n = 1; n < blocks.size(); n++) {
        assertThat(blocks.get(n)).isEqualTo(blocks.get(n - 1).reversed());
      }
      assertThat(blocks("psd:64KiB", false)).hasSize(5);
      firsts.add(blocks.getFirst().getFirst());
    }
    assertThat(firsts).containsExactlyInAnyOrder(Arm.BASELINE, Arm.CANDIDATE);
  }

  @Test
  void theSeedAloneDecidesTheOrder() throws Exception {
    rounds(7).run(cells, 5);
    List<Fork> before = List.copyOf(forks);
    clear();
    rounds(7).run(cells, 5);
    assertThat(forks).isEqualTo(before);
  }

  @Test
  void everyRoundHasEveryCellAndOneSentinelAndTheArmsOfABlockAreAdjacent() throws Exception {
    rounds(3).run(cells, 6);
    assertThat(forks).hasSize(6 * 2 * (DOCUMENTS.size() + 1));
    for (int i = 0; i < forks.size(); i += 2) {
      ForkPlace first = forks.get(i).place();
      ForkPlace second = forks.get(i + 1).place();
      assertThat(second.block()).isEqualTo(first.block()).isEqualTo(i / 2 + 1);
      assertThat(List.of(first.position(), second.position())).containsExactly(1, 2);
      assertThat(forks.get(i).arm()).isNotEqualTo(forks.get(i + 1).arm());
    }
    for (int round = 1; round <= 6; round++) {
      assertThat(sentinelBlocksInRound(round)).isEqualTo(1);
    }
    for (String document : DOCUMENTS) {
      assertThat(blocks(document, true)).as("each in turn").hasSize(2);
    }
  }

  @Test
  void sentinelsWatchAlsoWhereNoCellIsLeftToConfirm() throws Exception {
    rounds(3).run(List.of(), 4);
    assertThat(forks).hasSize(8).allMatch(fork -> fork.arm().isSentinel());
  }

  @Test
  void aForkThatFailedOnceIsTriedAgain() throws Exception {
    fails = (fork, attempt) -> fork.arm() == Arm.CANDIDATE && attempt == 1;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 2);
    assertThat(rounds.failures()).isEmpty();
    assertThat(blocks("overhead", false))
        .hasSize(2)
        .allSatisfy(block -> assertThat(block).containsOnlyOnce(Arm.BASELINE).hasSize(3));
  }

  @Test
  void interleavedBothArmsOfABlockRunTogether() throws Exception {
    pairing = Pairing.TURNS;
    rounds(1).run(cells, 2);
    assertThat(together).hasSize(2 * 2 * (DOCUMENTS.size() + 1)).containsOnly(2);
  }

  @Test
  void interleavedTheOtherArmIsRepeatedToo() throws Exception {
    pairing = Pairing.TURNS;
    fails = (fork, attempt) -> fork.arm() == Arm.CANDIDATE && attempt == 1;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 1);
    assertThat(rounds.failures()).isEmpty();
    assertThat(blocks("overhead", false))
        .singleElement()
        .satisfies(block -> assertThat(block).hasSize(4).containsOnly(Arm.BASELINE, Arm.CANDIDATE));
  }

  @Test
  void interleavedOneFailureOfEachArmIsTolerated() throws Exception {
    pairing = Pairing.TURNS;
    fails =
        (fork, attempt) ->
            attempt == 1 && fork.arm() == Arm.CANDIDATE
                || attempt == 2 && fork.arm() == Arm.BASELINE;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 1);
    assertThat(rounds.failures()).isEmpty();
    assertThat(blocks("overhead", false))
        .singleElement()
        .satisfies(block -> assertThat(block).hasSize(6));
  }

  @Test
  void anArmThatFailsTwiceRetiresItsCellAloneWithOneSentence() throws Exception {
    fails =
        (fork, attempt) ->
            fork.arm() == Arm.CANDIDATE
                && fork.document().equals("overhead")
                && fork.place().round() >= 2;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 5);
    assertThat(sentences(rounds)).containsExactly("candidate on overhead: failed: broke");
    assertThat(cells.stream().filter(rounds::isRetired))
        .singleElement()
        .extracting(cell -> cell.document().name())
        .isEqualTo("overhead");
    assertThat(forks.stream().filter(fork -> fork.document().equals("overhead")))
        .allMatch(fork -> fork.arm().isSentinel() || fork.place().round() <= 2);
    assertThat(blocks("psd:64KiB", false)).hasSize(5);
    assertThat(blocks("xmlns:100", false)).hasSize(5);
    for (int round = 1; round <= 5; round++) {
      assertThat(sentinelBlocksInRound(round)).isEqualTo(1);
    }
  }

  @Test
  void aBaselineThatFailsTakesItsSentinelWithItAndOthersWatchOn() throws Exception {
    fails = (fork, attempt) -> fork.document().equals("overhead") && fork.arm() == Arm.BASELINE;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 6);
    assertThat(sentences(rounds)).containsExactly("baseline on overhead: failed: broke");
    assertThat(sentinels.stream().filter(rounds::isRetired)).hasSize(1);
    for (int round = 2; round <= 6; round++) {
      assertThat(sentinelBlocksInRound(round)).isEqualTo(1);
    }
  }

  private static List<String> sentences(GateRounds rounds) {
    return rounds.failures().stream().map(ArmFailure::sentence).toList();
  }

  /** Each cell has a result that it was not measured; a sentinel's cell has no result. */
  @Test
  void aFailureNamesItsCellsAndASentinelsNone() throws Exception {
    fails = (fork, attempt) -> fork.arm() == Arm.SENTINEL_CANDIDATE || fork.arm() == Arm.CANDIDATE;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 4);
    assertThat(rounds.failures())
        .filteredOn(failure -> failure.arm().equals("candidate"))
        .singleElement()
        .extracting(ArmFailure::cells)
        .isEqualTo(cells.stream().map(GateCell::name).sorted().toList());
    assertThat(rounds.failures())
        .filteredOn(failure -> failure.arm().startsWith("second copy"))
        .allMatch(failure -> failure.cells().isEmpty());
  }

  @Test
  void aBrokenArmIsOneSentenceAndEndsTheRoundsWhenNothingIsLeft() throws Exception {
    fails = (fork, attempt) -> !fork.arm().label().endsWith("candidate");
    GateRounds rounds = rounds(1);
    rounds.run(cells, 5);
    assertThat(sentences(rounds))
        .containsExactly("baseline on overhead, psd:64KiB, xmlns:100: failed: broke");
    assertThat(forks).allMatch(fork -> fork.place().round() == 1);
    int before = forks.size();
    rounds.run(cells, 20);
    assertThat(forks).hasSize(before);
  }

  @Test
  void aCandidateThatAcceptsMoreIsWrongAndMeasuredNoMore() throws Exception {
    twins = arm -> arm == Arm.CANDIDATE ? "accepted:end-tag-present" : UnseenCheck.REJECTED;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 5);
    assertThat(sentences(rounds))
        .containsExactly(
            "candidate on overhead, psd:64KiB, xmlns:100: wrong: accepts a document that is not"
                + " well-formed, which the baseline rejects: end-tag-present broken");
    assertThat(forks).allMatch(fork -> fork.place().round() == 1);
  }

  /** What is planned, less what retired, and one for each retry: whatever fails, and whenever. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void theTotalThatProgressShowsIsTheNumberOfForks(long seed) throws Exception {
    var random = new SplittableRandom(seed);
    double share = random.nextDouble(0.6);
    fails = (fork, attempt) -> random.nextDouble() < share;
    GateRounds rounds = rounds(seed);
    for (List<GateCell> stage : List.of(cells, cells.subList(0, 1), List.<GateCell>of())) {
      int before = forks.size();
      sequence.expect(rounds.planned(stage, 6));
      rounds.run(stage, 6);
      if (forks.size() > before) {
        assertThat(progress.shown().getLast().done()).isEqualTo(forks.size());
      }
      assertThat(sequence.remaining()).isZero();
    }
  }
}
