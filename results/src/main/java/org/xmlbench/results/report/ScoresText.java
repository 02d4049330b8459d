package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.Printable;
import org.xmlbench.results.store.DriverScore;

/** What scorecards found of the drivers of a run before it, as plain text. */
public final class ScoresText {
  private ScoresText() {}

  /**
   * The table; nothing where nothing is known. Who keeps a library is listed by a command of its
   * own, and stands in the page.
   */
  public static String render(List<DriverScore> all) {
    List<DriverScore> scores =
        all.stream().filter(score -> !score.family().equals(DriverScore.MAINTENANCE)).toList();
    if (scores.isEmpty()) {
      return "";
    }
    Set<String> heads = new LinkedHashSet<>();
    Map<String, Map<String, String>> byDriver = new LinkedHashMap<>();
    Set<String> families = new LinkedHashSet<>();
    for (DriverScore score : scores) {
      families.add("'" + score.family() + "'");
      for (DriverScore.Figure figure : score.figures()) {
        heads.add(figure.head());
        byDriver
            .computeIfAbsent(score.driver(), driver -> new LinkedHashMap<>())
            .put(figure.head(), figure.text());
      }
    }
    StringBuilder out = new StringBuilder("== what speed costs: found before this run by ");
    out.append(String.join(", ", families)).append("\n\n");
    TextTable text = new TextTable(1 + heads.size(), 0);
    List<String> head = new ArrayList<>(List.of("   driver"));
    head.addAll(heads);
    text.add(head);
    byDriver.forEach(
        (driver, figures) -> {
          List<String> cells = new ArrayList<>(List.of("   " + Printable.line(driver)));
          heads.forEach(
              name -> cells.add(Printable.line(figures.getOrDefault(name, TextTable.ABSENT))));
          text.add(cells);
        });
    text.appendTo(out);
    return out.append('\n').toString();
  }
}
