package org.xmlbench.families.soap.tables.calls;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.results.report.GrowthText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.SectionText;

/**
 * A run whose subjects are compared, and whose other results are a section of tables. Its JSON is
 * of {@code docs/schema/tables.schema.json}.
 *
 * @param comparison the run's comparison
 * @param compared what is compared, in sentences; {@code null} where it is the time of an operation
 * @param tables the section; its id is the name of its file, without the ending
 */
public record SectionTables(
    FamilyWords words, Comparison comparison, String compared, Section tables)
    implements ComparedTables, JsonTables, PageTables {
  @Override
  public String text() {
    return (comparedTime().isEmpty() ? "" : compared + "\n\n")
        + TerminalTable.render(comparison, words)
        + GrowthText.render(comparison, words)
        + SectionText.of(tables);
  }

  private Optional<String> comparedTime() {
    return comparison.documents().isEmpty() ? Optional.empty() : Optional.ofNullable(compared);
  }

  @Override
  public Map<String, Object> jsonFiles() {
    return tables.tables().isEmpty()
        ? Map.of()
        : Map.of(tables.id() + ".json", SectionFile.of(tables));
  }

  @Override
  public Map<String, Object> section() {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put("section", tables.json());
    section.put("isCompared", true);
    comparedTime().ifPresent(text -> section.put("comparedTime", text));
    return section;
  }
}
