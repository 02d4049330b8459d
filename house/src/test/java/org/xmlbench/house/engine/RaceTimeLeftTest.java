package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.results.stats.RaceStandings;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.TimingClock;

/** What a race does with the time that is left once its documents are decided. */
class RaceTimeLeftTest {
  private static final Duration LONG = Duration.ofHours(10);
  private static final Race RACE = Race.of(2);
  private static final Map<String, Integer> NANOS =
      Map.of("a", 100_000, "d", 124_000, "slow", 300_000, "slower", 600_000);

  /** One ahead of one, and two far behind. */
  private static final List<PlannedGroup> AHEAD =
      List.of(
          FakePlan.group("one", "a", "d", "slow", "slower"),
          FakePlan.group("two", "a", "d", "slow"));

  /** Two forks of a slow subject are off, so that three blocks leave its interval wide. */
  private static EngineRun blurred(Duration budget, List<PlannedGroup> groups) {
    return new EngineRun(
        FakePlan.racing(RACE, budget, groups.toArray(PlannedGroup[]::new)),
        request ->
            End.ok(
                request.cell().cell().subject().startsWith("slow") && request.place().round() <= 2
                    ? NANOS.get(request.cell().cell().subject())
                        * (12 + request.place().round())
                        / 12
                    : NANOS.get(request.cell().cell().subject())));
  }

  /** They come last, and make figures sharper that are already shown to be far behind. */
  @Test
  void whoStoppedWithAWideIntervalGetsTheTimeThatIsLeft() throws Exception {
    EngineRun run = blurred(LONG, AHEAD);

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(run.progress().sentences())
        .containsOnlyOnce("one is decided: wide intervals get what is left of the time");
    List<Set<String>> one = RacedRunTest.blocks(run.log(), "one");
    assertThat(one.subList(0, 3)).containsOnly(Set.of("a", "d", "slow", "slower"));
    assertThat(one.get(3)).isEqualTo(Set.of("a", "d"));
    assertThat(one.subList(4, one.size())).isNotEmpty().allMatch(block -> block.contains("slow"));
    assertThat(firstOfTheTimeLeft(run.log())).isGreaterThan(lastThatDecides(run.log()));
  }

  private static int lastThatDecides(List<ForkRecord> log) {
    return log.stream()
        .filter(fork -> fork.round() == RACE.orderBlocks())
        .mapToInt(ForkRecord::block)
        .max()
        .orElseThrow();
  }

  private static int firstOfTheTimeLeft(List<ForkRecord> log) {
    return log.stream()
        .filter(fork -> fork.round() > RACE.orderBlocks())
        .mapToInt(ForkRecord::block)
        .min()
        .orElseThrow();
  }

  @Test
  void aBudgetThatEndsBeforeThatLeavesNothingUndone() throws Exception {
    EngineRun whole = blurred(LONG, AHEAD);
    whole.run();
    List<ForkRecord> decided =
        whole.log().stream().filter(fork -> fork.round() <= RACE.orderBlocks()).toList();
    assertThat(decided).hasSizeLessThan(whole.log().size());

    EngineRun run = blurred(EngineRun.FORK.multipliedBy(decided.size() + 1), AHEAD);

    assertThat(run.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(run.log())
        .hasSameSizeAs(decided)
        .allMatch(fork -> fork.round() <= RACE.orderBlocks());
    assertThat(run.progress().sentences()).noneMatch(line -> line.contains("time budget"));
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 20, 22, 25, 28, 30})
  void aRaceThatIsResumedInTheTimeLeftDecidesTheSame(int records) throws Exception {
    EngineRun whole = blurred(LONG, AHEAD);
    whole.run();
    List<ForkRecord> earlier = whole.log().subList(0, Math.min(records, whole.log().size()));
    EngineRun first = blurred(LONG, AHEAD).after(earlier);
    EngineRun second = blurred(LONG, AHEAD).after(earlier);

    assertThat(first.run()).isEqualTo(RunEnd.COMPLETE);
    assertThat(second.run()).isEqualTo(RunEnd.COMPLETE);

    assertThat(second.log()).isEqualTo(first.log());
    List<ForkRecord> all = new ArrayList<>(earlier);
    all.addAll(first.log());
    for (String document : List.of("one", "two")) {
      List<ForkRecord> own =
          all.stream().filter(fork -> fork.cell().document().equals(document)).toList();
      RaceStandings standings = RaceStandings.of(own, TimingClock.CPU, RACE);
      assertThat(standings.left()).isNotEmpty();
      assertThat(standings.isDecided()).isTrue();
      assertThat(standings.blurredHalfWidth()).isZero();
    }
  }
}
