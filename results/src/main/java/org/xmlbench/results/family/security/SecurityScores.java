package org.xmlbench.results.family.security;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;

/** What parsers let in, for runs of parsers: how many hostile documents, in each setup. */
final class SecurityScores {
  private SecurityScores() {}

  static ScoreFile of(Manifest manifest, SecurityTable table) {
    Map<String, List<DriverScore.Figure>> byDriver = new LinkedHashMap<>();
    for (SecurityTable.Setup setup : table.setups()) {
      boolean hardened = setup.name().equals("hardened");
      for (SecurityTable.Row row : setup.rows()) {
        if (row.unsafe() != null) {
          byDriver
              .computeIfAbsent(row.driver(), driver -> new ArrayList<>())
              .add(
                  new DriverScore.Figure(
                      hardened ? "safe-when-hardened" : "safe-by-default",
                      hardened ? "unsafe, hardened" : "unsafe by default",
                      "%d of %d".formatted(row.unsafe(), table.documents().size()),
                      row.unsafe() == 0,
                      row.unsafe() == 0 ? null : unsafe(row)));
        }
      }
    }
    return ScoreFile.of(manifest, byDriver);
  }

  private static String unsafe(SecurityTable.Row row) {
    return row.cells().stream()
        .filter(cell -> Boolean.FALSE.equals(cell.safe()))
        .map(cell -> "%s: %s".formatted(cell.document(), cell.effect()))
        .collect(Collectors.joining(", "));
  }
}
