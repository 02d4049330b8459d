package org.xmlbench.families.startup.tables;

import org.xmlbench.families.soap.tables.calls.SectionTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of servers of SOAP toolkits that start. */
public final class StartupResults extends NamedFamily {
  private static final String COMPARED =
      "What is compared is the wall time from the start of a server's process to the whole reply of"
          + " its first call. Memory stands in the tables of starts.";

  public static final FamilyResults FAMILY = new StartupResults();

  private StartupResults() {
    super("startup", "startup", FamilyWords.ofServers("servers that start", "first call", "start"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new SectionTables(
        words(), Comparison.of(manifest, forks), COMPARED, StartupTables.of(forks.records()));
  }
}
