package org.xmlbench.families.strategies.tables;

import java.util.List;
import java.util.Objects;
import org.xmlbench.results.report.OwnSection;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.table.Section;

/** Results of ways to bring a file to a parser. */
public final class StrategiesResults extends NamedFamily {
  public static final FamilyResults FAMILY = new StrategiesResults();

  private StrategiesResults() {
    super("strategies", "readahead", FamilyWords.ofDocuments("input strategies", true, "document"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    Section tables =
        StrategyTables.of(
            ReadaheadAnalysis.of(catalogue(manifest.plan()), forks.records()),
            ReadaheadGoals.of(forks.records()));
    return new OwnSection("the readahead experiment", tables, false);
  }

  /** The strategies in the order of the plan. */
  private static List<String> catalogue(StoredPlan plan) {
    return plan.blocks().stream()
        .flatMap(block -> block.cells().stream())
        .map(cell -> cell.condition().get(ReadaheadAnalysis.INPUT))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }
}
