package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.store.Pairing;

/** The order of a gate's forks, without any fork. */
class GateRoundsTest extends GateRoundsFixture {
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
