package org.xmlbench.families.programs.tables;

import org.xmlbench.results.report.OwnSection;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of IO-Lite's programs. */
public final class ProgramsResults extends NamedFamily {
  public static final FamilyResults FAMILY = new ProgramsResults();

  private ProgramsResults() {
    super(
        "programs",
        "iolite",
        FamilyWords.ofDocuments("IO-Lite's programs", true, "program", "document"));
  }

  @Override
  public boolean comparesTasks() {
    return true;
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    ProgramTables tables = IoliteAnalysis.of(manifest, forks.records());
    return new OwnSection(words().label(), tables.section(), tables.anyFault());
  }
}
