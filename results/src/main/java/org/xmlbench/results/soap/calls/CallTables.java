package org.xmlbench.results.soap.calls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.report.GrowthText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.Resources;
import org.xmlbench.results.soap.SoapTable;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.soap.TransportShare;
import org.xmlbench.results.soap.claims.ClaimAnswer;
import org.xmlbench.results.soap.claims.ClaimsText;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * Tables of a run of calls: its comparison, and the calls of each subject side by side.
 *
 * @param words the words of the family
 * @param comparison the run's comparison
 * @param calls the tables over calls
 * @param claims what the run says of published claims; empty where it says nothing
 */
public record CallTables(
    FamilyWords words, Comparison comparison, List<SoapTable> calls, List<ClaimAnswer> claims)
    implements ComparedTables, PageTables {
  public CallTables {
    calls = List.copyOf(calls);
    claims = List.copyOf(claims);
  }

  /** The tables of a run that says nothing of published claims. */
  public static CallTables of(FamilyWords words, Manifest manifest, Forks forks) {
    Comparison comparison = Comparison.of(manifest, forks);
    return new CallTables(words, comparison, SoapTables.of(comparison, forks.records()), List.of());
  }

  /** The same with what the run says of them. */
  CallTables with(List<ClaimAnswer> answers) {
    return new CallTables(words, comparison, calls, answers);
  }

  /** The page's script that draws such tables. */
  public static String script() {
    return Resources.text(CallTables.class, "soap.js");
  }

  @Override
  public String text() {
    return TerminalTable.render(comparison, words)
        + SoapText.render(calls, comparison.clock())
        + GrowthText.render(comparison, words)
        + ClaimsText.render(claims);
  }

  @Override
  public Map<String, Object> section() {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put("soap", calls);
    section.put("transport", TransportShare.of(calls));
    if (!claims.isEmpty()) {
      section.put("claims", claims);
    }
    return section;
  }
}
