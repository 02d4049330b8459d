package org.xmlbench.families.interoperability.tables;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of messages of each toolkit to the server of each. */
public final class InteroperabilityResults extends NamedFamily implements WithoutTimes {
  public static final FamilyResults FAMILY = new InteroperabilityResults();

  private InteroperabilityResults() {
    super(
        "interoperability",
        "interoperability",
        FamilyWords.ofServers("interoperability", "message", "message"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return FoundTables.of(InteropTables.of(forks.records()), words(), manifest, forks);
  }
}
