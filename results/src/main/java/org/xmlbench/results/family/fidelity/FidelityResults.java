package org.xmlbench.results.family.fidelity;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of what toolkits do to values. */
public final class FidelityResults extends NamedFamily implements WithoutTimes {
  /** The family. */
  public FidelityResults() {
    super("fidelity", "fidelity", FamilyWords.ofServers("fidelity", "case", "case"), "fidelity.js");
  }

  @Override
  public String resultFile() {
    return "fidelity.json";
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return FidelityTables.of(forks.records())
        .map(table -> FoundTables.of("fidelity", FidelityText.render(table), table, table))
        .orElseGet(() -> FoundTables.nothing(words(), manifest, forks));
  }
}
