package org.xmlbench.results.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.results.compared.TerminalTable;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.SectionText;

/**
 * Tables of a run whose result is no time: what it found.
 *
 * @param own the family's section; empty where nothing was found
 * @param text as plain text
 */
public record FoundTables(Optional<Section> own, String text, Map<String, Object> jsonFiles)
    implements RunTables, JsonTables, PageTables, SectionedTables, AnsweredTables {
  public FoundTables {
    Objects.requireNonNull(jsonFiles, "jsonFiles");
  }

  public static FoundTables of(Section section) {
    return new FoundTables(
        Optional.of(section),
        SectionText.of(section),
        Map.of(section.id() + ".json", SectionFile.of(section)));
  }

  /** A section of tables, or nothing where it has none. */
  public static FoundTables of(Section section, FamilyWords words, Manifest manifest, Forks forks) {
    return section.tables().isEmpty() ? nothing(words, manifest, forks) : of(section);
  }

  public FoundTables with(String file, Object model) {
    Map<String, Object> more = new LinkedHashMap<>(jsonFiles);
    more.put(file, model);
    return new FoundTables(own, text, more);
  }

  @Override
  public List<String> answer() {
    return own.map(Section::answer).orElse(List.of());
  }

  @Override
  public Map<String, Object> section() {
    return own.map(section -> Map.<String, Object>of("section", section.json())).orElse(Map.of());
  }

  /**
   * Tables without results: their text has only what reading the run had to repair or leave out.
   */
  public static FoundTables nothing(FamilyWords words, Manifest manifest, Forks forks) {
    Comparison comparison = Comparison.of(manifest, new Forks(List.of(), forks.notices()));
    return new FoundTables(Optional.empty(), TerminalTable.render(comparison, words), Map.of());
  }
}
