package org.xmlbench.house.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RaceBudget;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.stats.RaceStandings;
import org.xmlbench.results.store.TimingClock;

/**
 * The races of a run's groups: which subjects get further blocks. What it decides follows from the
 * records and the rule alone, so that a resumed run decides the same.
 */
public final class Races {
  /** Every subject gets every block. */
  public static final Races NONE = new Races(null, null);

  private static final double PERCENT = 100;

  private final TimingClock clock;
  private final RaceForecast forecast;
  private final Map<Integer, List<ForkRecord>> forks = new HashMap<>();
  private final Map<Integer, RaceStandings> standings = new HashMap<>();

  /**
   * @param clock the run's
   * @param forecast the rule, and what is expected of it; {@code null} where no subject races
   */
  public Races(TimingClock clock, RaceForecast forecast) {
    this.clock = clock;
    this.forecast = forecast;
  }

  /** The account of a group whose subjects race; empty where none does. */
  Optional<GroupAccount> account(int index, PlannedGroup group, DurationEstimate estimate) {
    return forecast()
        .map(
            known ->
                new RaceAccount(
                    index,
                    known,
                    estimate.block().apply(group),
                    new RaceBudget(estimate).nearBlock(group),
                    estimate.expectedBlocks(known)));
  }

  /** What is expected of them; empty where no subject races. */
  Optional<RaceForecast> forecast() {
    return Optional.ofNullable(forecast);
  }

  /** Keeps a fork of a group. */
  void add(int group, ForkRecord fork) {
    if (forecast != null) {
      forks.computeIfAbsent(group, index -> new ArrayList<>()).add(fork);
    }
  }

  /**
   * Looks where the race of a group stands after a block.
   *
   * @return a message for the user; empty where nothing was decided
   */
  Optional<String> look(GroupAccount account, String document) {
    if (!(account instanceof RaceAccount racing) || !racing.hasFirstStage()) {
      return Optional.empty();
    }
    RaceStandings earlier = standings.get(account.index());
    Set<Cell> before = earlier == null ? Set.of() : earlier.left().keySet();
    RaceStandings now = of(forks.getOrDefault(account.index(), List.of()));
    standings.put(account.index(), now);
    racing.stands(now);
    List<String> more =
        now.left().keySet().stream()
            .filter(cell -> !before.contains(cell))
            .map(Cell::subject)
            .distinct()
            .toList();
    if (!more.isEmpty()) {
      return Optional.of(sentence(document, account, more));
    }
    return racing.beginsSpare()
        ? Optional.of(
            "%s is decided: wide intervals get what is left of the time".formatted(document))
        : Optional.empty();
  }

  private String sentence(String document, GroupAccount account, List<String> subjects) {
    return String.format(
        Locale.ROOT,
        "%s, after %d blocks: %s %s, more than %.0f %% slower than the fastest",
        document,
        account.done(),
        String.join(", ", subjects),
        subjects.size() == 1 ? "stops" : "stop",
        PERCENT * forecast.race().margin());
  }

  private RaceStandings of(List<ForkRecord> records) {
    return RaceStandings.of(records, clock, forecast.race());
  }

  /** The cells that the next block of a group is without. */
  Set<Cell> stopped(int group) {
    RaceStandings now = standings.get(group);
    return now == null ? Set.of() : now.stopped();
  }

  /** Those that a block of the group is without. */
  Set<Cell> stoppedBefore(int group, int block) {
    if (forecast == null) {
      return Set.of();
    }
    List<ForkRecord> earlier =
        forks.getOrDefault(group, List.of()).stream().filter(fork -> fork.block() < block).toList();
    return earlier.isEmpty() ? Set.of() : of(earlier).stopped();
  }
}
