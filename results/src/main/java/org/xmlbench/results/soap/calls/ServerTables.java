package org.xmlbench.results.soap.calls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.report.GrowthText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.soap.claims.ClaimAnswer;
import org.xmlbench.results.soap.claims.ClaimsText;
import org.xmlbench.results.stats.Comparison;

/**
 * Tables of a run of servers: its comparison, and tables of what is no time of an operation.
 *
 * @param words the words of the family
 * @param comparison the run's comparison
 * @param compared what is compared, in sentences
 * @param name of the file of the tables, without its ending, and of their part of the page
 * @param tables the tables
 * @param tablesText the tables as plain text
 * @param claims what the run says of published claims; empty where it says nothing
 */
public record ServerTables(
    FamilyWords words,
    Comparison comparison,
    String compared,
    String name,
    List<?> tables,
    String tablesText,
    List<ClaimAnswer> claims)
    implements ComparedTables, JsonTables, PageTables {
  public ServerTables {
    tables = List.copyOf(tables);
    claims = List.copyOf(claims);
  }

  @Override
  public String text() {
    return (comparison.documents().isEmpty() ? "" : compared + "\n\n")
        + TerminalTable.render(comparison, words)
        + GrowthText.render(comparison, words)
        + tablesText
        + ClaimsText.render(claims);
  }

  @Override
  public Map<String, Object> jsonFiles() {
    return tables.isEmpty() ? Map.of() : Map.of(name + ".json", Map.of("tables", tables));
  }

  @Override
  public Map<String, Object> section() {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put(name, tables);
    if (!claims.isEmpty()) {
      section.put("claims", claims);
    }
    if (!comparison.documents().isEmpty()) {
      section.put("comparedTime", compared);
    }
    return section;
  }
}
