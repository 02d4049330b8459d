package org.xmlbench.families.fidelity.tables;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

public final class FidelityResults extends NamedFamily implements WithoutTimes {
  public static final FamilyResults FAMILY = new FidelityResults();

  private FidelityResults() {
    super("fidelity", "fidelity", FamilyWords.ofServers("fidelity", "case", "case"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return FoundTables.of(FidelityTables.of(forks.records()), words(), manifest, forks);
  }
}
