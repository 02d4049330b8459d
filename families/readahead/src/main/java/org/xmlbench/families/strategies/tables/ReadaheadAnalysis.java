package org.xmlbench.families.strategies.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.strategies.tables.StrategyGroups.Group;

/**
 * The tables of a run of input strategies.
 *
 * <p>With u uncached, c cached, q the strategy's request and ctl(q) the same thread with requests
 * of that size, the speedup S = T(plain, u) / T(strategy, u) is R · K · O: R = T(plain, u) /
 * T(ctl(q), u), K = T(ctl(q), c) / T(strategy, c), and O the rest. Each is a mean of logarithms
 * over rounds.
 */
public final class ReadaheadAnalysis {

  /** Key of a cell's condition: the strategy. */
  public static final String INPUT = "input";

  /** Key of a cell's condition: the state of cache and storage. */
  public static final String CACHE = "cache";

  /** The condition in which every file is in the page cache before it is read. */
  public static final String CACHED = "cached";

  /** The subject that reads and discards: no parser. */
  public static final String DISCARD = "discard";

  private ReadaheadAnalysis() {}

  /** Whether a record belongs to this experiment. */
  static boolean isPart(ForkRecord fork) {
    return fork.cell().condition().containsKey(CACHE);
  }

  /** The same without a plan: strategies that cannot be distinguished are listed by name. */
  static List<StrategyTable> of(List<ForkRecord> forks) {
    return of(List.of(), forks);
  }

  /**
   * The tables, in the order in which their first forks ran.
   *
   * @param catalogue names of the strategies in the order of the plan; strategies that cannot be
   *     distinguished are listed in this order
   */
  static List<StrategyTable> of(List<String> catalogue, List<ForkRecord> forks) {
    StrategyOrder order = new StrategyOrder(catalogue);
    Map<Group, Map<String, StrategyRuns>> groups = StrategyGroups.of(forks);
    List<StrategyTable> tables = new ArrayList<>();
    groups.forEach(
        (group, strategies) -> {
          if (!group.subject().equals(DISCARD)) {
            tables.add(table(group, strategies, groups, order));
          }
        });
    return tables;
  }

  private static StrategyTable table(
      Group group,
      Map<String, StrategyRuns> strategies,
      Map<Group, Map<String, StrategyRuns>> groups,
      StrategyOrder order) {
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
        order.of(rows));
  }
}
