package org.xmlbench.results.family.attacks;

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

/** Results of servers under attack. */
public final class AttacksResults implements FamilyResults, PageScripts, WithoutTimes {
  private static final FamilyWords WORDS =
      FamilyWords.ofServers("servers under attack", "attack", "call");

  @Override
  public String id() {
    return "attacks";
  }

  @Override
  public String command() {
    return "attacks";
  }

  @Override
  public FamilyWords words() {
    return WORDS;
  }

  @Override
  public String resultFile() {
    return "attacks.json";
  }

  @Override
  public List<String> scripts() {
    return List.of(Resources.text(AttacksResults.class, "attacks.js"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(
        Comparison.of(manifest, new Forks(List.of(), forks.notices())),
        AttackTables.of(forks.records()).orElse(null));
  }

  private record Tables(Comparison comparison, AttackTable attacks)
      implements RunTables, JsonTables, PageTables {
    @Override
    public String text() {
      return attacks == null ? TerminalTable.render(comparison, WORDS) : AttackText.render(attacks);
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return attacks == null ? Map.of() : Map.of("attacks.json", attacks);
    }

    @Override
    public Map<String, Object> section() {
      return attacks == null ? Map.of() : Map.of("attacks", attacks);
    }
  }
}
