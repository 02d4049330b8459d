package org.xmlbench.results.family.programs;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.report.Resources;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.FaultyTables;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageScripts;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of IO-Lite's programs. */
public final class ProgramsResults implements FamilyResults, PageScripts {
  private static final FamilyWords WORDS =
      FamilyWords.ofDocuments("IO-Lite's programs", true, "program");

  @Override
  public String id() {
    return "programs";
  }

  @Override
  public String command() {
    return "iolite";
  }

  @Override
  public FamilyWords words() {
    return WORDS;
  }

  @Override
  public List<String> scripts() {
    return List.of(Resources.text(ProgramsResults.class, "programs.js"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(IoliteAnalysis.of(manifest, forks.records()));
  }

  private record Tables(IoliteResult model)
      implements OwnTables, JsonTables, PageTables, FaultyTables {
    @Override
    public String text() {
      return ProgramText.render(model);
    }

    @Override
    public String experiment() {
      return WORDS.label();
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
