package org.xmlbench.families.soap.tables.calls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.compared.GrowthTables;
import org.xmlbench.results.compared.TerminalTable;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.DocumentTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/**
 * A run whose subjects are compared, and whose other results are a section of tables. Its JSON is
 * of {@code docs/schema/tables.schema.json}.
 *
 * @param comparison the run's comparison
 * @param compared what is compared, in sentences; {@code null} where it is the time of an operation
 * @param found the section; its id is the name of its file, without the ending
 */
public record SectionTables(
    FamilyWords words, Comparison comparison, String compared, Section found)
    implements ComparedTables,
        DocumentTables,
        JsonTables,
        PageTables,
        SectionedTables,
        AnsweredTables {
  @Override
  public Optional<Section> own() {
    return Optional.of(found);
  }

  @Override
  public List<String> answer() {
    return TerminalTable.answers(comparison);
  }

  @Override
  public String text() {
    return SectionText.answer(answer())
        + (comparedTime().isEmpty() ? "" : compared + "\n\n")
        + TerminalTable.render(comparison, words, tables())
        + GrowthTables.render(comparison, words)
        + SectionText.of(found);
  }

  @Override
  public List<Table> tables() {
    Column bytes =
        new Column(
            "message_bytes",
            "bytes",
            "B",
            Column.Kind.WHOLE,
            false,
            Column.STAYS,
            "of its own message; where it is called, of request > reply");
    return ComparisonTables.of(
        comparison,
        words,
        List.of(
            new ComparisonTables.Field(
                bytes, (document, it) -> OwnMessages.of(found, document, it.subject()))));
  }

  @Override
  public List<Picture> pictures() {
    return ComparisonTables.pictures(tables(), comparison, words);
  }

  private Optional<String> comparedTime() {
    return comparison.documents().isEmpty() ? Optional.empty() : Optional.ofNullable(compared);
  }

  @Override
  public Map<String, Object> jsonFiles() {
    return found.tables().isEmpty()
        ? Map.of()
        : Map.of(found.id() + ".json", SectionFile.of(found));
  }

  @Override
  public Map<String, Object> section() {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("section", found.json());
    parts.put("isCompared", true);
    comparedTime().ifPresent(text -> parts.put("comparedTime", text));
    return parts;
  }
}
