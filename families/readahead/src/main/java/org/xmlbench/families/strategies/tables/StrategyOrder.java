package org.xmlbench.families.strategies.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of a table's rows: the baseline, then groups of strategies by rising time. A group
 * holds the strategies whose intervals overlap, by way of others too, and stands in the catalogue's
 * order: nothing is ordered inside its margin. A time without an interval could be any, so one such
 * row makes all strategies one group.
 */
final class StrategyOrder {
  private static final String BASELINE = "plain";

  private final Comparator<StrategyRow> catalogue;

  /**
   * The order of one run.
   *
   * @param catalogue names of the strategies in the order of the plan; any other stands after them,
   *     by name
   */
  StrategyOrder(List<String> catalogue) {
    this.catalogue =
        Comparator.<StrategyRow>comparingInt(row -> place(catalogue, row.strategy()))
            .thenComparing(StrategyRow::strategy);
  }

  private static int place(List<String> catalogue, String strategy) {
    int place = catalogue.indexOf(strategy);
    return place < 0 ? catalogue.size() : place;
  }

  List<StrategyRow> of(List<StrategyRow> rows) {
    List<StrategyRow> ordered = new ArrayList<>();
    rows.stream().filter(StrategyOrder::isBaseline).forEach(ordered::add);
    groups(rows.stream().filter(row -> !isBaseline(row)).toList())
        .forEach(group -> group.stream().sorted(catalogue).forEach(ordered::add));
    return ordered;
  }

  private static boolean isBaseline(StrategyRow row) {
    return row.strategy().equals(BASELINE);
  }

  private static List<List<StrategyRow>> groups(List<StrategyRow> rows) {
    if (rows.stream().anyMatch(row -> row.seconds().low() == null)) {
      return List.of(rows);
    }
    List<List<StrategyRow>> groups = new ArrayList<>();
    double reach = Double.NEGATIVE_INFINITY;
    for (StrategyRow row :
        rows.stream().sorted(Comparator.comparing(row -> row.seconds().low())).toList()) {
      if (groups.isEmpty() || row.seconds().low() > reach) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(row);
      reach = Math.max(reach, row.seconds().high());
    }
    return groups;
  }
}
