package org.xmlbench.results.family.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;

/** What parsers made of a suite, for runs of parsers: XML 1.0 and its namespaces. */
final class ConformanceScores {
  private ConformanceScores() {}

  static ScoreFile of(Manifest manifest, ConformanceTable table) {
    Map<String, List<DriverScore.Figure>> byDriver = new LinkedHashMap<>();
    for (ConformanceTable.Part part : table.parts()) {
      if (part.part() == SuitePart.XML_10 || part.part() == SuitePart.NAMESPACES_10) {
        for (ConformanceTable.Row row : part.rows()) {
          if (row.right() != null) {
            byDriver
                .computeIfAbsent(row.driver(), driver -> new ArrayList<>())
                .add(
                    new DriverScore.Figure(
                        "conforming",
                        part.part().label(),
                        "%d/%d".formatted(row.right().of(), row.right().all()),
                        row.right().of() == row.right().all()));
          }
        }
      }
    }
    return ScoreFile.of(manifest, byDriver);
  }
}
