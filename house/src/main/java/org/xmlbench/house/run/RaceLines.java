package org.xmlbench.house.run;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.xmlbench.core.Count;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.Percentages;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RaceBudget;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.Race;

/** What a race is expected to be, for the user, before it begins. */
final class RaceLines {
  private static final double TENTHS_OF_PERCENT = 1000;

  private RaceLines() {}

  /** The lines; none where no subject races. */
  static List<String> of(DurationEstimate estimate) {
    Optional<RaceForecast> forecast = estimate.forecast();
    return forecast.isEmpty() ? List.of() : of(estimate, forecast.get());
  }

  private static List<String> of(DurationEstimate estimate, RaceForecast forecast) {
    Race race = forecast.race();
    String rule =
        "blocks of a document: %d of all subjects, then of those not shown to be %s slower than the fastest, until each is shown to be %s slower or known to +-%s, at most %d"
            .formatted(
                race.firstBlocks(),
                Percentages.format(race.margin()),
                Percentages.format(race.decidedMargin()),
                Percentages.format(race.halfWidth()),
                race.mostBlocks());
    int held = new RaceBudget(estimate).blocks();
    String budget = Durations.format(estimate.plan().effort().budget());
    if (held == 0) {
      return List.of(
          rule,
          "the budget of %s does not hold the first stage of all documents: a fork takes %s"
              .formatted(budget, fork(estimate, forecast)));
    }
    int blocks = Math.min(held, forecast.blocks());
    return List.of(
        rule,
        "with %s near the fastest on each document they get about %d blocks, about +-%s (spread of forks %s, %s); the budget of %s holds %d"
            .formatted(
                Count.of(Math.min(RaceForecast.NEAR, mostSubjects(estimate)), "subject"),
                blocks,
                rounded(forecast.halfWidth(blocks)),
                rounded(forecast.spread()),
                forecast.isMeasured() ? "of this host's newest run" : "a guess",
                budget,
                held));
  }

  private static String fork(DurationEstimate estimate, RaceForecast forecast) {
    return String.format(Locale.ROOT, "%.1f s (%s)", estimate.forkSeconds(), forecast.source());
  }

  private static int mostSubjects(DurationEstimate estimate) {
    return estimate.plan().groups().stream().mapToInt(PlannedGroup::measured).max().orElse(0);
  }

  private static String rounded(double share) {
    return Percentages.format(Math.round(share * TENTHS_OF_PERCENT) / TENTHS_OF_PERCENT);
  }
}
