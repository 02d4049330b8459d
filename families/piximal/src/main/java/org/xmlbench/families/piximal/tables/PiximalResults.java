package org.xmlbench.families.piximal.tables;

import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of the published experiments about PIXIMAL. */
public final class PiximalResults extends NamedFamily implements WithoutTimes {
  public static final FamilyResults FAMILY = new PiximalResults();

  private PiximalResults() {
    super(
        "piximal",
        "piximal",
        FamilyWords.ofDocuments("experiments about PIXIMAL", true, "document"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    if (forks.records().isEmpty()) {
      return FoundTables.nothing(words(), manifest, forks);
    }
    return FoundTables.of(PiximalTables.of(manifest, forks.records()));
  }
}
