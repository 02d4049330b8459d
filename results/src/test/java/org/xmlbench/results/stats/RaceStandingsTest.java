package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.TimingClock;

/** The standings follow from the records alone. */
class RaceStandingsTest {
  private static final Race RACE = Race.of(2);
  private static final double[] RATIOS = {1, 1.06, 1.10, 1.15, 1.9, 2.5, 3};

  private static ForkRecord fork(int subject, int block, double micros) {
    long nanos = Math.round(1e6 * micros);
    Iteration iteration =
        new Iteration(Iteration.Phase.MEASURED, 1000, nanos, nanos, 0L, 0L, 0L, 0L, 0L);
    return MadeUpForks.ok(
        subject,
        block,
        new ForkTiming(List.of(iteration), new Measured(nanos, nanos, 0L, 0L), List.of()));
  }

  /** The same with another outcome, and its time. */
  private static ForkRecord as(ForkRecord fork, Outcome outcome) {
    return fork.withStatus(MadeUpForks.ended(outcome));
  }

  private static ForkRecord ended(int subject, int block, int attempt, Outcome outcome) {
    return MadeUpForks.of(subject, block, attempt, MadeUpForks.ended(outcome), ForkTiming.NONE);
  }

  private static RaceStandings standings(List<ForkRecord> forks) {
    return RaceStandings.of(forks, TimingClock.CPU, RACE);
  }

  /** A whole race, as an engine runs it: a block of those that did not leave, then a look. */
  private static List<ForkRecord> race(double[] ratios, double spread, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= 2 || !standings(forks).isOver(); block++) {
      Map<Cell, Integer> left = standings(forks).left();
      double effect = 0.05 * random.nextGaussian();
      for (int i = 0; i < ratios.length; i++) {
        if (!left.containsKey(MadeUpForks.cell(i))) {
          forks.add(
              fork(i, block, 1000 * ratios[i] * Math.exp(effect + spread * random.nextGaussian())));
        }
      }
    }
    return forks;
  }

  private static List<ForkRecord> upTo(List<ForkRecord> forks, int block) {
    return forks.stream().filter(fork -> fork.block() <= block).toList();
  }

  private static List<ForkRecord> without(List<ForkRecord> forks, int subject, int fromBlock) {
    return forks.stream()
        .filter(fork -> !fork.cell().equals(MadeUpForks.cell(subject)) || fork.block() < fromBlock)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Test
  void theSlowLeaveAndTheOthersAreDecided() {
    List<ForkRecord> forks = race(RATIOS, 0.01, 1);
    RaceStandings end = standings(forks);

    assertThat(end.left())
        .containsOnlyKeys(MadeUpForks.cell(4), MadeUpForks.cell(5), MadeUpForks.cell(6));
    assertThat(end.left().values()).allMatch(blocks -> blocks == 2 || blocks == 3);
    assertThat(end.isDecided()).isTrue();
    assertThat(end.widestHalfWidth()).hasValue(0);
    assertThat(end.blocks()).isBetween(4, 8);
    assertThat(standings(upTo(forks, 3)).isDecided()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theOrderOfTheRecordsDoesNotMatterAndAPrefixDecidesTheSame(long seed) {
    List<ForkRecord> forks = race(RATIOS, 0.03, seed);
    RaceStandings end = standings(forks);
    List<ForkRecord> shuffled = new ArrayList<>(forks);
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(standings(shuffled).left()).isEqualTo(end.left());
    assertThat(standings(shuffled).isDecided()).isEqualTo(end.isDecided());
    assertThat(standings(shuffled).widestHalfWidth()).isEqualTo(end.widestHalfWidth());
    for (int block = 2; block <= end.blocks(); block++) {
      int last = block;
      Map<Cell, Integer> expected =
          end.left().entrySet().stream()
              .filter(entry -> entry.getValue() <= last)
              .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
      assertThat(standings(upTo(forks, block)).left()).isEqualTo(expected);
    }
  }

  /** One that left with a wide interval is in the blocks after the last that decides. */
  @Test
  void whoLeftWithAWideIntervalGetsBlocksOnceTheDocumentIsDecided() {
    double[] ratios = {1, 1.24, 3};
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= 3; block++) {
      forks.add(fork(0, block, 1000));
      forks.add(fork(1, block, 1000 * ratios[1]));
      forks.add(fork(2, block, 1000 * ratios[2] * (1 + 0.1 * (block - 2))));
    }
    RaceStandings early = standings(forks);
    assertThat(early.left()).containsExactly(Map.entry(MadeUpForks.cell(2), 3));
    assertThat(early.isDecided()).isFalse();
    assertThat(early.stopped()).containsExactly(MadeUpForks.cell(2));
    assertThat(early.blurredHalfWidth()).isZero();

    forks.add(fork(0, 4, 1000));
    forks.add(fork(1, 4, 1000 * ratios[1]));
    RaceStandings decided = standings(forks);
    assertThat(decided.isDecided()).isTrue();
    assertThat(decided.blurredHalfWidth()).isGreaterThan(RACE.leavingHalfWidth());
    assertThat(decided.stopped()).isEmpty();
    assertThat(decided.left()).containsExactly(Map.entry(MadeUpForks.cell(2), 3));

    int block = 4;
    while (standings(forks).blurredHalfWidth() > 0) {
      block++;
      for (int i = 0; i < ratios.length; i++) {
        forks.add(fork(i, block, 1000 * ratios[i]));
      }
    }
    RaceStandings sharp = standings(forks);
    assertThat(block).isBetween(5, 20);
    assertThat(sharp.left()).containsExactly(Map.entry(MadeUpForks.cell(2), block - 1));
    assertThat(sharp.stopped()).containsExactly(MadeUpForks.cell(2));
  }

  /** One that may not leave yet, for its interval is wide, is in these blocks, too. */
  @Test
  void whoHasNotLeftWithAWideIntervalGetsBlocksOnceTheDocumentIsDecided() {
    Race field = Race.of(2, 5);
    double[] ratios = {1, 1.3, 3};
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= 4; block++) {
      forks.add(fork(0, block, 1000));
      forks.add(fork(1, block, 1000 * ratios[1]));
      forks.add(fork(2, block, 1000 * ratios[2] * (1 + 0.07 * (block - 2.5))));
    }
    RaceStandings decided = RaceStandings.of(forks, TimingClock.CPU, field);
    assertThat(decided.isDecided()).isTrue();
    assertThat(decided.left()).doesNotContainKey(MadeUpForks.cell(2));
    assertThat(decided.blurredHalfWidth()).isGreaterThan(field.leavingHalfWidth());
    assertThat(decided.stopped()).doesNotContain(MadeUpForks.cell(2));

    for (int block = 5; block <= 8; block++) {
      for (int i = 0; i < ratios.length; i++) {
        forks.add(fork(i, block, 1000 * ratios[i]));
      }
    }
    RaceStandings sharp = RaceStandings.of(forks, TimingClock.CPU, field);
    assertThat(sharp.blurredHalfWidth()).isZero();
    assertThat(sharp.left()).containsKey(MadeUpForks.cell(2));
  }

  /**
   * Where a profile has the time, its interval is not left as wide as three noisy blocks make it.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 4, 5})
  void aNoisySubjectFarBehindLeavesWithSoManyBlocks(int leavingBlocks) {
    Race race = Race.of(2, leavingBlocks);
    List<ForkRecord> noisy = blocks(new double[] {1, 1.02, 3, 4, 5}, 0.08, 6);
    List<ForkRecord> quiet = blocks(new double[] {1, 1.02, 3, 4, 5}, 0.005, 6);

    assertThat(RaceStandings.of(noisy, TimingClock.CPU, race).left().values())
        .containsExactly(race.blocksToLeave(), race.blocksToLeave(), race.blocksToLeave());
    assertThat(RaceStandings.of(quiet, TimingClock.CPU, race).left().values())
        .as("known well by then")
        .containsExactly(2, 2, 2);
  }

  /** All subjects in all blocks, also those that left. */
  private static List<ForkRecord> blocks(double[] ratios, double spread, int blocks) {
    SplittableRandom random = new SplittableRandom(5);
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= blocks; block++) {
      for (int i = 0; i < ratios.length; i++) {
        forks.add(fork(i, block, 1000 * ratios[i] * Math.exp(spread * random.nextGaussian())));
      }
    }
    return forks;
  }

  /** The race does not go on against a ghost. */
  @ParameterizedTest
  @ValueSource(strings = {"WRONG", "FAILED"})
  void whoLeftBecauseOfASubjectThatDropsOutComesBack(String outcome) {
    double[] ratios = {1, 1.9, 1.95, 2.0, 6};
    List<ForkRecord> forks = upTo(race(ratios, 0.005, 3), 2);
    assertThat(standings(forks).left())
        .containsOnlyKeys(
            MadeUpForks.cell(1), MadeUpForks.cell(2), MadeUpForks.cell(3), MadeUpForks.cell(4));

    List<ForkRecord> third = new ArrayList<>(forks);
    third.add(ended(0, 3, 1, Outcome.valueOf(outcome)));
    third.add(ended(0, 3, 2, Outcome.valueOf(outcome)));
    RaceStandings after = standings(third);

    assertThat(after.left()).containsOnlyKeys(MadeUpForks.cell(4));
    assertThat(after.isDecided()).isFalse();
  }

  /** Its further blocks would decide nothing, however fast it is. */
  @ParameterizedTest
  @ValueSource(strings = {"DECLARED", "UNVERIFIED"})
  void aSubjectThatIsComparedWithNoneStopsAfterTheFirstStage(String outcome) {
    double[] ratios = {1, 1.06, 0.9, 3};
    List<ForkRecord> forks =
        race(ratios, 0.01, 4).stream()
            .map(
                fork ->
                    fork.cell().equals(MadeUpForks.cell(2))
                        ? as(fork, Outcome.valueOf(outcome))
                        : fork)
            .toList();

    assertThat(standings(upTo(forks, 1)).stopped()).isEmpty();
    RaceStandings first = standings(upTo(forks, 3));
    // By two blocks the one far behind is not known to +-10 % yet.
    assertThat(standings(upTo(forks, 2)).stopped()).containsExactly(MadeUpForks.cell(2));
    assertThat(first.stopped()).containsExactlyInAnyOrder(MadeUpForks.cell(2), MadeUpForks.cell(3));
    assertThat(first.left()).containsOnlyKeys(MadeUpForks.cell(3));
  }

  @Test
  void whereAllAreUnverifiedTheFirstStageIsAll() {
    List<ForkRecord> forks =
        upTo(race(RATIOS, 0.01, 1), 2).stream().map(fork -> as(fork, Outcome.UNVERIFIED)).toList();

    assertThat(standings(forks).isDecided()).isTrue();
    assertThat(standings(forks).left()).isEmpty();
    assertThat(standings(forks).stopped()).hasSize(RATIOS.length);
  }

  /** One failed fork is made good by its second attempt, or its block is missing. */
  @Test
  void aSubjectThatFailsOnceStaysIn() {
    List<ForkRecord> forks = without(race(RATIOS, 0.01, 1), 0, 3);
    forks.add(ended(0, 3, 1, Outcome.FAILED));
    assertThat(standings(forks).left())
        .containsOnlyKeys(MadeUpForks.cell(4), MadeUpForks.cell(5), MadeUpForks.cell(6));
  }

  @Test
  void aSubjectAloneOrNoneIsDecidedAfterTheFirstStage() {
    List<ForkRecord> alone = List.of(fork(0, 1, 5), fork(0, 2, 5));
    List<ForkRecord> rejected =
        List.of(ended(0, 1, 1, Outcome.FAILED), ended(1, 2, 1, Outcome.WRONG));

    assertThat(standings(alone.subList(0, 1)).isDecided()).isFalse();
    assertThat(standings(alone).isDecided()).isTrue();
    assertThat(standings(rejected).isDecided()).isTrue();
    assertThat(standings(rejected).left()).isEmpty();
  }

  @Test
  void twoSubjectsAreDecidedByFourBlocks() {
    List<ForkRecord> forks = race(new double[] {1, 1.1}, 0.005, 2);

    assertThat(standings(upTo(forks, 3)).isDecided()).isFalse();
    assertThat(standings(forks).isDecided()).isTrue();
    assertThat(standings(forks).isWon()).isFalse();
  }

  /** A block of the last one alone would hold no pair. */
  @Test
  void aRaceIsWonOnceAllOthersHaveLeft() {
    List<ForkRecord> forks = race(new double[] {1, 1.5, 1.6}, 0.005, 2);

    assertThat(standings(upTo(forks, 2)).left()).hasSize(2);
    assertThat(standings(upTo(forks, 2)).isWon()).isTrue();
    assertThat(standings(upTo(forks, 2)).isDecided()).isTrue();
  }

  @Test
  void equalTimesAreTiesAndNobodyLeaves() {
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= 8; block++) {
      for (int i = 0; i < 4; i++) {
        forks.add(fork(i, block, 100));
      }
    }
    assertThat(standings(forks).left()).isEmpty();
    assertThat(standings(forks).isOver()).isTrue();
  }

  @Test
  void aSubjectWithoutTwoCommonBlocksHasNoInterval() {
    List<ForkRecord> forks = without(upTo(race(RATIOS, 0.01, 1), 2), 6, 2);

    assertThat(standings(forks).left()).doesNotContainKey(MadeUpForks.cell(6));
    assertThat(standings(forks).widestHalfWidth()).isEmpty();
  }

  /** With whole blocks the means are the plain ones, and the best is who has the lowest. */
  @Test
  void theDifferencesAreThoseOfTheCommonBlocks() {
    double[][] times = {{0, 1, 2, 3}, {0.1, 1.2, 2.3, Double.NaN}, {0.5, 1.4, 2.6, 3.7}};
    BestModel model = new BestModel(times, new boolean[] {true, true, true});

    assertThat(model.lowest()).isZero();
    assertThat(model.difference(1)).isCloseTo(0.2, org.assertj.core.data.Offset.offset(1e-12));
    assertThat(model.difference(2)).isCloseTo(0.55, org.assertj.core.data.Offset.offset(1e-12));
    assertThat(model.marginAlone(1, 0))
        .isCloseTo(4.302652729911 * 0.1 / Math.sqrt(3), org.assertj.core.data.Offset.offset(1e-9));
  }
}
