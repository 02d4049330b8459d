package org.xmlbench.families.strategies.tables;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;

/** The forks of a run of input strategies, by what is the same of all rows of a table. */
final class StrategyGroups {
  private static final String CPUS = "cpus";

  private StrategyGroups() {}

  /** What is the same of all rows of a table. */
  record Group(String subject, String document, String cache, String cpus) {
    static Group of(Cell cell) {
      return new Group(
          cell.subject(),
          cell.document(),
          cell.condition().get(ReadaheadAnalysis.CACHE),
          cell.condition().getOrDefault(CPUS, ""));
    }

    /** In words. */
    String where() {
      return "%s on %s, %s, %s processors".formatted(subject, document, cache, cpus);
    }

    Group with(String otherSubject, String otherCache) {
      return new Group(otherSubject, document, otherCache, cpus);
    }
  }

  /**
   * A cell's place in a run. A block that was interrupted is run again whole, in the same round:
   * its last run counts.
   */
  private record CellRound(Cell cell, int round) {
    static CellRound of(ForkRecord fork) {
      return new CellRound(fork.cell(), fork.round());
    }
  }

  /** The runs of each strategy by its name, groups in the order in which their first forks ran. */
  static Map<Group, Map<String, StrategyRuns>> of(List<ForkRecord> forks) {
    Map<Group, Map<String, StrategyRuns>> groups = new LinkedHashMap<>();
    Map<CellRound, Integer> lastBlocks = new HashMap<>();
    forks.stream()
        .filter(ReadaheadAnalysis::isPart)
        .forEach(fork -> lastBlocks.merge(CellRound.of(fork), fork.block(), Math::max));
    for (ForkRecord fork : forks) {
      Cell cell = fork.cell();
      if (ReadaheadAnalysis.isPart(fork) && fork.block() == lastBlocks.get(CellRound.of(fork))) {
        groups
            .computeIfAbsent(Group.of(cell), group -> new LinkedHashMap<>())
            .computeIfAbsent(
                cell.condition().get(ReadaheadAnalysis.INPUT),
                name -> new StrategyRuns(cell.condition()))
            .add(fork);
      }
    }
    return groups;
  }
}
