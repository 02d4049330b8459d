package org.xmlbench.results.family.parsers;

import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of XML parsers, also of a gate or a calibration. */
public final class ParsersResults implements FamilyResults {
  private static final FamilyWords WORDS =
      FamilyWords.ofDocuments("XML parsers", false, "document");

  @Override
  public String id() {
    return "parsers";
  }

  @Override
  public String command() {
    return "run";
  }

  @Override
  public FamilyWords words() {
    return WORDS;
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(Comparison.of(manifest, forks));
  }

  private record Tables(Comparison comparison) implements ComparedTables {
    @Override
    public String text() {
      return TerminalTable.render(comparison, WORDS);
    }
  }
}
