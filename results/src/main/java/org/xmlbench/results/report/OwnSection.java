package org.xmlbench.results.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.FaultyTables;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.SectionText;

/**
 * A section of tables of a run that is compared by nothing else.
 *
 * @param experiment what the run measures, in the middle of a sentence
 * @param tables the section; its id is the name of its file, without the ending
 * @param anyFault whether a fork failed or gave a wrong result
 */
public record OwnSection(String experiment, Section tables, boolean anyFault)
    implements OwnTables, JsonTables, PageTables, SectionedTables, FaultyTables, AnsweredTables {
  @Override
  public List<String> answer() {
    return tables.answer();
  }

  @Override
  public Optional<Section> own() {
    return Optional.of(tables);
  }

  @Override
  public String text() {
    return SectionText.of(tables);
  }

  @Override
  public Object model() {
    return SectionFile.of(tables);
  }

  @Override
  public Map<String, Object> jsonFiles() {
    return Map.of(tables.id() + ".json", model());
  }

  @Override
  public Map<String, Object> section() {
    return Map.of("section", tables.json());
  }
}
