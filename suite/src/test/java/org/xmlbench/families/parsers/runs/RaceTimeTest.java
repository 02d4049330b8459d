package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RaceBudget;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Race;

/** Whether profiles that race answer within their time, with the drivers that this build made. */
@Tag("optional")
class RaceTimeTest {
  private static final ConditionRule HOST = new ConditionRule(2, 24L << 30);

  /** A fork's cost on a quiet host, as it was recorded. */
  private static final RecordedForks RECORDED = RecordedForks.read();

  private static final int BLOCKS = 5;
  private static final double SHARE = 0.9;
  private static final double ESTIMATE = 0.15;

  private static RunPlan plan(Profile profile, Duration budget) {
    List<LibrarySubject<DriverDescription>> drivers =
        ShippedDrivers.available().stream().filter(profile.drivers()::includes).toList();
    ParserRequest.Choice choice =
        new ParserRequest.Choice(List.of(), List.of(), null, List.of(), Compilation.BACKGROUND);
    List<PlannedGroup> groups = new GroupsBuilder(HOST, _ -> {}).of(choice, profile, drivers);
    return new RunPlan(
        profile.name(), 1, groups, drivers, profile.effort().racing(Race.of(2), budget));
  }

  private static RunPlan plan(String profile) {
    Profile named = NamedProfile.byName(profile, Profiles.ALL);
    return plan(named, named.race().orElseThrow().within());
  }

  /** By the recorded cost of a fork; a tree is measured for as long again. */
  private static DurationEstimate recorded(RunPlan plan) {
    return new DurationEstimate(
        plan,
        group -> {
          long trees =
              group.cells().stream()
                  .filter(cell -> !cell.cell().operation().equals(Operation.PARSE))
                  .count();
          return RECORDED
              .fork()
              .multipliedBy(group.measured())
              .plus(RECORDED.measured().multipliedBy(trees));
        });
  }

  /** The first stage, and five blocks in all of four subjects near the fastest. */
  @ParameterizedTest
  @ValueSource(strings = {"quick", "field"})
  void theBudgetHoldsFiveBlocksOfFourSubjectsOnEachDocument(String profile) {
    RunPlan plan = plan(profile);
    assertThat(new RaceBudget(recorded(plan)).needed(BLOCKS).toMillis())
        .isLessThanOrEqualTo(Math.round(SHARE * plan.effort().budget().toMillis()));
    assertThat(new RaceBudget(recorded(plan)).tooMany()).isEmpty();
  }

  @Test
  void quickTakesAtMostSevenMinutesAndFieldAnHour() {
    assertThat(Profiles.QUICK.race().orElseThrow().within()).isLessThan(Duration.ofMinutes(7));
    assertThat(Profiles.FIELD.race().orElseThrow().within()).isLessThan(Duration.ofHours(1));
  }

  @Test
  void theEstimateOfAForkIsThatOfTheRecord() {
    RunPlan plan = plan("quick");
    PlannedGroup streams = plan.groups().getLast();
    double seconds =
        ScheduledForkEstimate.of(plan, group -> true).block().apply(streams).toMillis()
            / (1000.0 * streams.measured());
    double recorded = RECORDED.fork().toMillis() / 1000.0;
    assertThat(seconds).isCloseTo(recorded, within(ESTIMATE * recorded));
  }

  /** A budget drops documents from the end, and none of those before. */
  @Test
  void aShortBudgetDropsTheLastDocuments() {
    List<String> documents =
        plan("quick").documents().stream().map(document -> document.name()).toList();
    List<Duration> budgets =
        IntStream.range(0, 40).mapToObj(i -> Duration.ofSeconds(10L * i)).toList();
    int kept = 0;
    for (Duration budget : budgets) {
      RunPlan plan = plan(Profiles.QUICK, budget);
      List<String> over = new RaceBudget(recorded(plan)).tooMany();
      int now = documents.size() - over.size();
      assertThat(over).isEqualTo(documents.subList(now, documents.size()));
      assertThat(now).as("documents within " + budget).isGreaterThanOrEqualTo(kept);
      kept = now;
    }
    assertThat(kept).isEqualTo(documents.size());
    assertThat(new RaceBudget(recorded(plan(Profiles.QUICK, Duration.ofSeconds(10)))).tooMany())
        .isEqualTo(documents);
  }
}
