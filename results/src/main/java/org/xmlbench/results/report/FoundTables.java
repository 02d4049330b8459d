package org.xmlbench.results.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.SectionText;

/**
 * Tables of a run whose result is no time: what it found.
 *
 * @param text as plain text
 */
public record FoundTables(String text, Map<String, Object> jsonFiles, Map<String, Object> section)
    implements RunTables, JsonTables, PageTables {
  public FoundTables {
    Objects.requireNonNull(jsonFiles, "jsonFiles");
    Objects.requireNonNull(section, "section");
  }

  public static FoundTables of(Section section) {
    return new FoundTables(
        SectionText.of(section),
        Map.of(section.id() + ".json", SectionFile.of(section)),
        Map.of("section", section.json()));
  }

  /** A section of tables, or nothing where it has none. */
  public static FoundTables of(Section section, FamilyWords words, Manifest manifest, Forks forks) {
    return section.tables().isEmpty() ? nothing(words, manifest, forks) : of(section);
  }

  public FoundTables with(String file, Object model) {
    Map<String, Object> more = new LinkedHashMap<>(jsonFiles);
    more.put(file, model);
    return new FoundTables(text, more, section);
  }

  /**
   * Tables without results: their text has only what reading the run had to repair or leave out.
   */
  public static FoundTables nothing(FamilyWords words, Manifest manifest, Forks forks) {
    Comparison comparison = Comparison.of(manifest, new Forks(List.of(), forks.notices()));
    return new FoundTables(TerminalTable.render(comparison, words), Map.of(), Map.of());
  }
}
