package org.xmlbench.results.family.parsers;

import java.util.List;
import org.xmlbench.results.report.ScoresText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.report.ThreadScalingText;
import org.xmlbench.results.report.VersionTrendText;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of XML parsers, also of a gate or a calibration. */
public final class ParsersResults extends NamedFamily {
  /** The family. */
  public ParsersResults() {
    super(
        "parsers", "run", FamilyWords.ofDocuments("XML parsers", false, "document"), "parsers.js");
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    return new Tables(
        words(), Comparison.of(manifest, forks), manifest.before().scores(), manifest.host().cpu());
  }

  private record Tables(
      FamilyWords words, Comparison comparison, List<DriverScore> scores, String processor)
      implements ComparedTables {
    private Tables {
      scores = List.copyOf(scores);
    }

    @Override
    public String text() {
      return TerminalTable.render(comparison, words)
          + ThreadScalingText.render(comparison)
          + VersionTrendText.render(comparison)
          + goals()
          + ScoresText.render(scores);
    }

    private String goals() {
      return comparison.profile().equals(PiximalGoals.PROFILE)
          ? PiximalGoalsText.render(PiximalGoals.of(comparison), processor)
          : "";
    }
  }
}
