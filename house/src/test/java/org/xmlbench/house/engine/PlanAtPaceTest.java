package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.RaceBudget;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.Race;

/** A plan takes what the forks of the host's newest run took. */
class PlanAtPaceTest {
  private static final Race RACE = Race.of(2);
  private static final Duration BUDGET = Duration.ofSeconds(150);

  /** By an estimate of three seconds a fork. */
  private static DurationEstimate estimate(OptionalDouble forkSeconds) {
    RunPlan plan =
        FakePlan.racing(
            RACE, BUDGET, FakePlan.group("one", "a", "b"), FakePlan.group("two", "a", "b"));
    return new DurationEstimate(
            plan,
            group -> Duration.ofSeconds(3L * group.cells().size()),
            Optional.of(
                new RaceForecast(
                    RACE,
                    0.025,
                    false,
                    forkSeconds.stream()
                        .mapToObj(s -> new RaceForecast.Pace(s, "run", "2026-11-01T00:00:00Z"))
                        .findFirst())))
        .atPace();
  }

  private static double perFork(DurationEstimate estimate) {
    return estimate.run().toMillis() / 1000.0 / estimate.forks();
  }

  @ParameterizedTest
  @CsvSource({"3, 3", "5.4, 5.4", "1.5, 1.5", "100, 12", "0.01, 0.75"})
  void aForkTakesWhatOneTookWithinReason(double took, double planned) {
    assertThat(perFork(estimate(OptionalDouble.of(took)))).isCloseTo(planned, within(1e-6));
  }

  @Test
  void withoutARunTheEstimateStays() {
    assertThat(perFork(estimate(OptionalDouble.empty()))).isCloseTo(3, within(1e-6));
  }

  /** So that it is said before the run, and not found when the budget ends. */
  @Test
  void aBudgetHoldsFewerDocumentsOnASlowHost() {
    assertThat(new RaceBudget(estimate(OptionalDouble.empty())).tooMany()).isEmpty();
    assertThat(new RaceBudget(estimate(OptionalDouble.of(12))).tooMany()).containsExactly("two");
  }
}
