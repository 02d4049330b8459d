package org.xmlbench.results.readahead;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.readahead.StrategyGroups.Group;

/**
 * The tables of a run of input strategies.
 *
 * <p>With u uncached, c cached, q the strategy's request and ctl(q) the same thread with requests
 * of that size, the speedup S = T(plain, u) / T(strategy, u) is R · K · O: R = T(plain, u) /
 * T(ctl(q), u), K = T(ctl(q), c) / T(strategy, c), and O the rest. Each is a mean of logarithms
 * over rounds.
 */
public final class ReadaheadAnalysis {

  /** Key of a cell's condition: the state of cache and storage. */
  public static final String CACHE = "cache";

  /** The condition in which every file is in the page cache before it is read. */
  public static final String CACHED = "cached";

  /** The subject that reads and discards: no parser. */
  public static final String DISCARD = "discard";

  private ReadaheadAnalysis() {}

  /** Whether a record is one of this experiment. */
  public static boolean isPart(ForkRecord fork) {
    return fork.cell().condition().containsKey(CACHE);
  }

  /** The tables, in the order in which their first forks ran. */
  public static List<StrategyTable> of(List<ForkRecord> forks) {
    Map<Group, Map<String, StrategyRuns>> groups = StrategyGroups.of(forks);
    List<StrategyTable> tables = new ArrayList<>();
    groups.forEach(
        (group, strategies) -> {
          if (!group.subject().equals(DISCARD)) {
            tables.add(table(group, strategies, groups));
          }
        });
    return tables;
  }

  private static StrategyTable table(
      Group group,
      Map<String, StrategyRuns> strategies,
      Map<Group, Map<String, StrategyRuns>> groups) {
    Map<String, StrategyRuns> cached =
        group.cache().equals(CACHED)
            ? Map.of()
            : groups.getOrDefault(group.with(group.subject(), CACHED), Map.of());
    Map<String, StrategyRuns> discarded =
        groups.getOrDefault(group.with(DISCARD, group.cache()), Map.of());
    Optional<StrategyRuns> plain = Optional.ofNullable(strategies.get("plain"));
    List<StrategyRow> rows =
        strategies.values().stream()
            .filter(runs -> runs.forks() > 0)
            .map(runs -> new StrategyFactors(runs, plain, strategies, cached, discarded).row())
            .sorted(
                Comparator.<StrategyRow, Boolean>comparing(row -> !row.strategy().equals("plain"))
                    .thenComparing(row -> row.seconds().value()))
            .toList();
    long bytes =
        strategies.values().stream().mapToLong(StrategyRuns::documentBytes).max().orElse(0);
    return new StrategyTable(
        group.subject(),
        group.document(),
        bytes,
        group.cache(),
        group.cpus(),
        strategies.values().stream()
            .flatMap(runs -> runs.heldToOwn().stream())
            .findFirst()
            .orElse(null),
        rows);
  }
}
