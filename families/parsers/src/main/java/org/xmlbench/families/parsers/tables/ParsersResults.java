package org.xmlbench.families.parsers.tables;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Table;

/** Results of XML parsers, also of a gate or a calibration. */
public final class ParsersResults extends NamedFamily {
  public static final FamilyResults FAMILY = new ParsersResults();

  private ParsersResults() {
    super(
        "parsers", "run", FamilyWords.ofDocuments("XML parsers", false, "document"), "parsers.js");
  }

  @Override
  public boolean hasOtherProfiles() {
    return true;
  }

  @Override
  public boolean readsDocuments() {
    return true;
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    Comparison comparison = Comparison.of(manifest, forks);
    List<PiximalGoal> goals =
        comparison.profile().equals(PiximalGoals.PROFILE)
            ? new PiximalGoals(comparison, forks.records()).all()
            : List.of();
    return new Tables(words(), manifest, comparison, goals);
  }

  private record Tables(
      FamilyWords words, Manifest manifest, Comparison comparison, List<PiximalGoal> goals)
      implements ComparedTables, ModelTables, AnsweredTables {
    private Tables {
      goals = List.copyOf(goals);
    }

    @Override
    public List<String> answer() {
      return ParserAnswers.of(manifest, comparison).stream()
          .map(ParserAnswers.Answer::line)
          .toList();
    }

    @Override
    public String text() {
      return terminal().oneScreen();
    }

    @Override
    public String allColumns() {
      return terminal().all();
    }

    private ParsersText terminal() {
      return new ParsersText(
          words, manifest, comparison, ParserAnswers.of(manifest, comparison), tables(), goals);
    }

    @Override
    public List<Table> tables() {
      return ParserTables.of(manifest, comparison);
    }

    @Override
    public List<Picture> pictures() {
      return ParserTables.pictures(tables(), comparison);
    }

    @Override
    public Map<String, Object> section() {
      Map<String, Object> section = new LinkedHashMap<>();
      section.put("answers", ParserAnswers.of(manifest, comparison));
      ParserNext.of(manifest, comparison).ifPresent(next -> section.put("next", next));
      return section;
    }
  }
}
