package org.xmlbench.results.family.limits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;

/** Where parsers stop, for runs of parsers. */
final class LimitsScores {
  private LimitsScores() {}

  static ScoreFile of(Manifest manifest, LimitsTable table) {
    Map<String, List<DriverScore.Figure>> byDriver = new LinkedHashMap<>();
    for (LimitsTable.Row row : table.rows()) {
      for (LimitsTable.Cell cell : row.cells()) {
        if (cell.reached() != null) {
          byDriver
              .computeIfAbsent(row.driver(), driver -> new ArrayList<>())
              .add(
                  new DriverScore.Figure(
                      "unlimited-" + cell.dimension(),
                      "most " + cell.dimension(),
                      LimitsText.words(cell),
                      cell.beyond() == null));
        }
      }
    }
    return ScoreFile.of(manifest, byDriver);
  }
}
