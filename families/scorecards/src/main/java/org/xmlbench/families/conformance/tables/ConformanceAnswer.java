package org.xmlbench.families.conformance.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Tally;

/** Which drivers do most of a part of a suite as it says, in a sentence. */
final class ConformanceAnswer {
  private ConformanceAnswer() {}

  static String of(SuitePart part, List<DriverPart> drivers) {
    TreeMap<Double, Map<String, List<String>>> byShare = new TreeMap<>();
    List<String> unknown = new ArrayList<>();
    for (DriverPart driver : drivers) {
      if (driver.isWhole() && driver.right() instanceof Cell.Count right) {
        byShare
            .computeIfAbsent((double) right.count() / right.of(), _ -> new LinkedHashMap<>())
            .computeIfAbsent(right.count() + " of " + right.of(), _ -> new ArrayList<>())
            .add(driver.driver());
      } else {
        unknown.add(driver.driver());
      }
    }
    List<String> clauses = new ArrayList<>();
    if (!byShare.isEmpty()) {
      clauses.add("most tests done as the suite says: " + text(byShare.lastEntry().getValue()));
    }
    if (byShare.size() > 1) {
      clauses.add("fewest: " + text(byShare.firstEntry().getValue()));
    }
    if (!unknown.isEmpty()) {
      clauses.add("not tested to the end: " + Tally.listed(unknown));
    }
    return part.title() + ": " + String.join("; ", clauses) + ".";
  }

  private static String text(Map<String, List<String>> counts) {
    return String.join(
        ", ",
        counts.entrySet().stream()
            .map(it -> it.getKey() + " (" + Tally.listed(it.getValue()) + ")")
            .toList());
  }
}
