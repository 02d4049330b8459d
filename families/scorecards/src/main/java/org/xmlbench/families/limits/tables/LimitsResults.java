package org.xmlbench.families.limits.tables;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.ScorecardFamily;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

public final class LimitsResults extends NamedFamily implements WithoutTimes, ScorecardFamily {
  public static final FamilyResults FAMILY = new LimitsResults();

  private LimitsResults() {
    super("limits", "limits", FamilyWords.ofDocuments("limits", true, "dimension"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    LimitsTables tables = LimitsTables.of(manifest.plan().documents(), forks.records());
    return tables.byDriver().isEmpty()
        ? FoundTables.nothing(words(), manifest, forks)
        : FoundTables.of(tables.section()).with(scores().name(), tables.scores(manifest));
  }
}
