package org.xmlbench.families.toy.tables;

import org.xmlbench.results.compared.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of sorts of numbers. */
public final class ToyResults implements FamilyResults {
  public static final FamilyResults FAMILY = new ToyResults();

  private static final FamilyWords WORDS = FamilyWords.ofDocuments("sorts", false, "array");

  @Override
  public String id() {
    return "toy";
  }

  @Override
  public String command() {
    return "toy";
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
