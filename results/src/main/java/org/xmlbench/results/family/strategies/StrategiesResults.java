package org.xmlbench.results.family.strategies;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoredPlan;

/** Results of ways to bring a file to a parser. */
public final class StrategiesResults extends NamedFamily {
  /** The family. */
  public StrategiesResults() {
    super(
        "strategies",
        "readahead",
        FamilyWords.ofDocuments("input strategies", true, "document"),
        "strategies.js",
        "sweeps.js");
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(
        ReadaheadGoals.of(forks.records()),
        ReadaheadAnalysis.of(catalogue(manifest.plan()), forks.records()));
  }

  /** The strategies in the order of the plan. */
  private static List<String> catalogue(StoredPlan plan) {
    return plan.blocks().stream()
        .flatMap(block -> block.cells().stream())
        .map(cell -> cell.condition().get(ReadaheadAnalysis.INPUT))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  /** The form of the file, too. */
  private record Model(List<Goal> goals, List<StrategyTable> tables) {
    private Model {
      goals = List.copyOf(goals);
      tables = List.copyOf(tables);
    }
  }

  private record Tables(List<Goal> goals, List<StrategyTable> tables)
      implements OwnTables, JsonTables, PageTables {
    private Tables {
      goals = List.copyOf(goals);
      tables = List.copyOf(tables);
    }

    @Override
    public String text() {
      return StrategyText.render(tables) + GoalText.render(goals);
    }

    @Override
    public Object model() {
      return new Model(goals, tables);
    }

    @Override
    public String experiment() {
      return "the readahead experiment";
    }

    @Override
    public Map<String, Object> jsonFiles() {
      return Map.of("readahead.json", model());
    }

    @Override
    public Map<String, Object> section() {
      Map<String, Object> section = new LinkedHashMap<>();
      section.put("strategies", tables);
      section.put("sweeps", StrategySweeps.of(tables));
      section.put("goals", goals);
      return section;
    }
  }
}
