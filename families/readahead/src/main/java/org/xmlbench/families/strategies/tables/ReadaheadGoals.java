package org.xmlbench.families.strategies.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.strategies.tables.StrategyGroups.Group;
import org.xmlbench.families.strategies.tables.advice.AdviceRule;
import org.xmlbench.results.stats.Estimate;

/**
 * The goals of the experiment, checked against the figures of a run: a goal for which no table has
 * a figure is not measured.
 */
final class ReadaheadGoals {
  static final String SMALL_READ_AHEAD =
      "with 16 KiB of read-ahead the best strategy is at least 2.5 times as fast as plain";
  static final String NOT_SLOWER =
      "on cached files no strategy that advice may name there is slower than plain by more than 2"
          + " %";
  static final String RING =
      "the better ring is not slower than the better pipe by more than the interval";

  private static final String RA16K = "uncached@ra16K";
  private static final String UNCACHED = "uncached";
  private static final double LARGE_GAIN = 2.5;
  private static final double SLOWEST = 1 / 1.02;

  private ReadaheadGoals() {}

  /** The goals over all tables of a run, in the order of the goals. */
  static List<Goal> of(List<ForkRecord> forks) {
    List<StrategyTable> tables = ReadaheadAnalysis.of(forks);
    List<Goal> goals = new ArrayList<>();
    goals.addAll(
        orNotMeasured(
            SMALL_READ_AHEAD,
            LARGE_GAIN,
            each(tables, table -> table.cache().equals(RA16K)).map(ReadaheadGoals::largest)));
    goals.addAll(
        orNotMeasured(
            NOT_SLOWER,
            SLOWEST,
            each(tables, table -> table.cache().equals(ReadaheadAnalysis.CACHED))
                .map(ReadaheadGoals::slowest)));
    goals.addAll(
        orNotMeasured(
            RING,
            1,
            StrategyGroups.of(forks).entrySet().stream()
                .filter(entry -> !entry.getKey().subject().equals(ReadaheadAnalysis.DISCARD))
                .filter(entry -> isOfRing(entry.getKey().cache()))
                .map(entry -> ringAgainstPipe(entry.getKey(), entry.getValue()))));
    return goals;
  }

  private static Stream<StrategyTable> each(
      List<StrategyTable> tables, Predicate<StrategyTable> which) {
    return tables.stream().filter(which);
  }

  private static List<Goal> orNotMeasured(
      String what, double atLeast, Stream<Optional<Goal>> found) {
    List<Goal> goals = found.flatMap(Optional::stream).toList();
    return goals.isEmpty() ? List.of(Goal.notMeasured(what, atLeast)) : goals;
  }

  private static boolean isOfRing(String cache) {
    return cache.equals(ReadaheadAnalysis.CACHED) || cache.equals(UNCACHED);
  }

  private static Optional<Goal> largest(StrategyTable table) {
    return others(table)
        .max(Comparator.comparingDouble(row -> row.gain().speedup().value()))
        .map(
            row ->
                Goal.of(
                        SMALL_READ_AHEAD,
                        table.where(),
                        row.strategy(),
                        row.gain().speedup(),
                        LARGE_GAIN,
                        row.gain().speedup().value() >= LARGE_GAIN)
                    .with(row.factors().largerRequests()));
  }

  private static Optional<Goal> slowest(StrategyTable table) {
    return others(table)
        .filter(row -> AdviceRule.candidates(false).contains(row.strategy()))
        .min(Comparator.comparingDouble(row -> row.gain().speedup().value()))
        .map(
            row ->
                Goal.of(
                    NOT_SLOWER,
                    table.where(),
                    row.strategy(),
                    row.gain().speedup(),
                    SLOWEST,
                    row.gain().speedup().value() >= SLOWEST));
  }

  private static Stream<StrategyRow> others(StrategyTable table) {
    return table.rows().stream()
        .filter(row -> !row.strategy().equals(AdviceRule.PLAIN) && row.gain().speedup() != null);
  }

  private static Optional<Goal> ringAgainstPipe(Group group, Map<String, StrategyRuns> runs) {
    Optional<StrategyRuns> ring = fastest(runs, "ring", "ring-chars");
    Optional<StrategyRuns> pipe = fastest(runs, "readahead", "readahead-piped");
    if (ring.isEmpty() || pipe.isEmpty()) {
      return Optional.empty();
    }
    Estimate ratio = RoundRatio.of(pipe.get(), ring.get());
    if (ratio == null) {
      return Optional.empty();
    }
    double most = ratio.high() == null ? ratio.value() : ratio.high();
    return Optional.of(
        Goal.of(
            RING,
            group.where(),
            ring.get().name() + " against " + pipe.get().name(),
            ratio,
            1,
            most >= 1));
  }

  /** The fastest of some strategies, whatever their parameters. */
  private static Optional<StrategyRuns> fastest(Map<String, StrategyRuns> runs, String... kinds) {
    List<String> wanted = List.of(kinds);
    return runs.values().stream()
        .filter(strategy -> strategy.forks() > 0)
        .filter(strategy -> wanted.contains(StrategyName.parse(strategy.name()).base()))
        .min(Comparator.comparingDouble(StrategyRuns::meanSeconds));
  }
}
