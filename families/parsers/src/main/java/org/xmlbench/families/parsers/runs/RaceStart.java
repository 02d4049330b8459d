package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.RaceBudget;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.house.run.NewestRun;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.Race;

/**
 * What is decided of a race before it begins.
 *
 * @param known of this host's newest run
 */
record RaceStart(NewestRun.Known known) {
  /** By the newest run in a folder of runs. */
  static RaceStart in(Path runs, ParserRequest request) {
    return new RaceStart(
        new NewestRun(ParsersResults.FAMILY, Runs.host(), request.timing().clock()).newest(runs));
  }

  /** Of a run of several nodes, which begin alike whatever each of them has measured. */
  static RaceStart ofNodes() {
    return new RaceStart(NewestRun.Known.NOTHING);
  }

  /** The request with a race, where its profile races and the user fixes no number of blocks. */
  ParserRequest race(ParserRequest request, Profile profile) {
    boolean fixed =
        request.amount().blocks() != null
            || request.amount().halfWidth() != null
            || request.choice().threads() != null;
    return !profile.races() || fixed
        ? request
        : request.with(
            ParserRequest.Racing.of(
                known.spread().isEmpty()
                    ? Race.FIRST_BLOCKS
                    : RaceForecast.firstBlocks(known.spread().getAsDouble()),
                profile.race().orElseThrow().leavingBlocks()));
  }

  /** What is expected of a plan's race; empty where none of its subjects races. */
  Optional<RaceForecast> forecast(RunPlan plan) {
    return plan.effort()
        .race()
        .map(
            race ->
                new RaceForecast(
                    race,
                    known.spread().orElse(RaceForecast.USUAL_SPREAD),
                    known.spread().isPresent(),
                    known.pace(largestBytes(plan))));
  }

  private static long largestBytes(RunPlan plan) {
    return plan.groups().stream().mapToLong(group -> group.document().bytes()).max().orElse(0);
  }

  /** The names of the plan's last documents that its budget does not hold: all where none fits. */
  List<String> overBudget(RunPlan plan, PairingRule pairing) {
    return forecast(plan)
        .map(forecast -> budget(plan, pairing, forecast).tooMany())
        .orElse(List.of());
  }

  /** One line for the user about documents that a budget does not hold. */
  static String sentence(
      RunPlan plan, PairingRule pairing, RaceForecast forecast, List<String> over) {
    RaceBudget needed = budget(plan, pairing, forecast);
    return String.format(
        Locale.ROOT,
        "the time budget of %s does not hold %s: left out, at %.1f s a fork (%s). %s alone takes %s"
            + " at least, all documents %s (--time-budget)",
        Durations.format(plan.effort().budget()),
        String.join(", ", over),
        needed.estimate().forkSeconds(),
        forecast.source(),
        plan.groups().getFirst().document().name(),
        Durations.formatUp(needed.neededOfFirst()),
        Durations.formatUp(needed.needed(forecast.race().orderBlocks())));
  }

  private static RaceBudget budget(RunPlan plan, PairingRule pairing, RaceForecast forecast) {
    return new RaceBudget(
        new DurationEstimate(
                plan,
                ScheduledForkEstimate.of(plan, pairing::interleaves).block(),
                Optional.of(forecast))
            .atPace());
  }
}
