package org.xmlbench.results.family.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.report.GrowthText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JmhFigures;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RatedPairs;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of servers of SOAP toolkits under load. */
public final class LoadResults extends NamedFamily implements RatedPairs, OwnFigures {
  private static final String COMPARED =
      "What is compared is the wall time that was measured over the calls in it: the inverse of"
          + " calls a second, and no latency. Latencies stand in the tables of servers under load.";

  /** The family. */
  public LoadResults() {
    super(
        "load",
        "load",
        FamilyWords.ofServers("servers under load", "operation", "call"),
        "load.js");
  }

  @Override
  public String caution() {
    return "Of servers under load the figure is calls a second. A time of theirs is the wall time"
        + " that was measured over the calls in it: the inverse of calls a second, and no latency.";
  }

  @Override
  public String counted() {
    return "calls";
  }

  @Override
  public CellFigures ofCells(List<ForkRecord> forks) {
    return LoadFigures.of(forks);
  }

  @Override
  public Optional<JmhFigures> forJmh(List<ForkRecord> forks) {
    return LoadFigures.forJmh(forks);
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(words(), Comparison.of(manifest, forks), LoadTables.of(forks.records()));
  }

  private record Tables(FamilyWords words, Comparison comparison, List<LoadTable> load)
      implements ComparedTables, JsonTables, PageTables {
    @Override
    public String text() {
      return (comparison.documents().isEmpty() ? "" : COMPARED + "\n\n")
          + TerminalTable.render(comparison, words)
          + GrowthText.render(comparison, words)
          + LoadText.render(load);
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return load.isEmpty() ? Map.of() : Map.of("load.json", Map.of("tables", load));
    }

    @Override
    public Map<String, Object> section() {
      Map<String, Object> section = new LinkedHashMap<>();
      section.put("load", load);
      if (!comparison.documents().isEmpty()) {
        section.put("comparedTime", COMPARED);
      }
      return section;
    }
  }
}
