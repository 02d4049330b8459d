package org.xmlbench.results.family.programs;

import java.util.Map;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.FaultyTables;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of IO-Lite's programs. */
public final class ProgramsResults extends NamedFamily {
  /** The family. */
  public ProgramsResults() {
    super(
        "programs",
        "iolite",
        FamilyWords.ofDocuments("IO-Lite's programs", true, "program", "document"),
        "programs.js");
  }

  @Override
  public boolean comparesTasks() {
    return true;
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(words().label(), IoliteAnalysis.of(manifest, forks.records()));
  }

  private record Tables(String experiment, IoliteResult model)
      implements OwnTables, JsonTables, PageTables, FaultyTables {
    @Override
    public String text() {
      return ProgramText.render(model);
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return Map.of("iolite.json", model);
    }

    @Override
    public Map<String, Object> section() {
      return Map.of("iolite", model);
    }

    @Override
    public boolean anyFault() {
      return model.anyFault();
    }
  }
}
