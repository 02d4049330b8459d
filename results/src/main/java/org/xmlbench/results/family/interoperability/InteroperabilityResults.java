package org.xmlbench.results.family.interoperability;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.report.Resources;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageScripts;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of messages of each toolkit to the server of each. */
public final class InteroperabilityResults implements FamilyResults, PageScripts, WithoutTimes {
  private static final FamilyWords WORDS =
      FamilyWords.ofServers("interoperability", "message", "message");

  @Override
  public String id() {
    return "interoperability";
  }

  @Override
  public String command() {
    return "interoperability";
  }

  @Override
  public FamilyWords words() {
    return WORDS;
  }

  @Override
  public String resultFile() {
    return "interoperability.json";
  }

  @Override
  public List<String> scripts() {
    return List.of(Resources.text(InteroperabilityResults.class, "interoperability.js"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(
        Comparison.of(manifest, new Forks(List.of(), forks.notices())),
        InteropTables.of(forks.records()));
  }

  private record Tables(Comparison comparison, List<InteropTable> interoperability)
      implements RunTables, JsonTables, PageTables {
    @Override
    public String text() {
      return interoperability.isEmpty()
          ? TerminalTable.render(comparison, WORDS)
          : InteropText.render(interoperability);
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return interoperability.isEmpty()
          ? Map.of()
          : Map.of("interoperability.json", Map.of("tables", interoperability));
    }

    @Override
    public Map<String, Object> section() {
      return interoperability.isEmpty() ? Map.of() : Map.of("interoperability", interoperability);
    }
  }
}
