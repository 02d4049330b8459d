package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.JsonTable;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.TableMarkdown;

/** A dash in a table of parsers is explained wherever it stands. */
class AbsentCellsTest {
  private static final String SCORE =
      "reads rightly: of a corpus of real documents, those of which it delivers the right events;"
          + " -: no score is recorded for that version; 'xmlbench check --score' makes one";

  /** Of one parser the score is not known, and of another how much it accepts. */
  private static ModelTables partly() {
    SyntheticRun run = SyntheticRun.of(5);
    Map<String, Integer> all =
        run.records().stream()
            .collect(Collectors.toMap(fork -> fork.cell().subject(), _ -> 0, (a, _) -> a));
    Map<String, Integer> accepted = new HashMap<>(all);
    accepted.remove("fir-sax");
    Map<String, Integer> wrong = new HashMap<>(all);
    wrong.remove("fir-stax");
    return ParsersTextTest.tables(
        CheckedRun.manifest(run, accepted, wrong), new Forks(run.records(), List.of()));
  }

  @Test
  void theScreenSaysHowAScoreIsMade() {
    assertThat(words(partly().text())).contains(SCORE);
    assertThat(words(partly().allColumns())).contains(SCORE, "; -: the count failed");
  }

  @Test
  void whereNothingIsAbsentNothingIsExplained() {
    QuickRun run = QuickRun.of(3);
    assertThat(ParsersTextTest.tables(run.manifest(), run.forks()).text()).doesNotContain(" -: ");
  }

  @Test
  void everyDashIsExplainedInTextPageAndMarkdown() {
    ModelTables tables = partly();
    String text = words(tables.allColumns());
    String markdown = words(String.join("\n", TableMarkdown.sections(tables.tables())));
    List<String> heads = dashed(tables.tables());
    assertThat(heads).contains("MB/s", "reads rightly", "accepts", "letters");
    for (String head : heads) {
      assertThat(text).containsPattern(Pattern.quote(head) + ": [^.]*?-: \\w");
    }
    assertThat(markdown).contains("; -: no score is recorded");
    for (Table table : tables.tables()) {
      JsonTable page = JsonTable.of(table);
      for (String head : dashed(List.of(table))) {
        assertThat(page.columns())
            .filteredOn(column -> column.head().equals(head))
            .singleElement()
            .satisfies(column -> assertThat(column.meaning()).contains("-: "));
      }
    }
  }

  /** Heads of columns in which a row has nothing, and another one something. */
  private static List<String> dashed(List<Table> tables) {
    List<String> heads = new ArrayList<>();
    List<Column> columns = tables.getFirst().columns();
    for (int i : IntStream.range(0, columns.size()).toArray()) {
      List<Cell> cells =
          tables.stream()
              .flatMap(table -> table.rows().stream())
              .map(row -> row.cells().get(i))
              .toList();
      if (cells.contains(Cell.NOTHING) && cells.stream().anyMatch(it -> !Cell.NOTHING.equals(it))) {
        heads.add(columns.get(i).head());
      }
    }
    return heads;
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
