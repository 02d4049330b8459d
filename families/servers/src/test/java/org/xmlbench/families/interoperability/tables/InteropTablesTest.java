package org.xmlbench.families.interoperability.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** The tables of which server reads which toolkit's message. */
class InteropTablesTest {
  private final SyntheticServers run = SyntheticServers.interoperability("");
  private final Section section = InteropTables.of(run.forks());

  private static Cell word(InteropTerm term) {
    return new Cell.Words(List.of(Cell.Word.of(term)));
  }

  @Test
  void aServerReadsAMessageOrSaysWhyNot() {
    assertThat(section.tables()).hasSize(1);
    Table table = section.tables().getFirst();
    assertThat(table.id()).isEqualTo("receiveDoubleTrace:10");
    assertThat(table.columns())
        .extracting(Column::key)
        .containsExactly("server", "speaks", "from_quick", "from_slow");
    assertThat(table.rows())
        .extracting(Row::cells)
        .containsExactly(
            List.of(
                new Cell.Text("quick"),
                new Cell.Text("document/literal"),
                word(InteropTerm.READS),
                new Cell.Explained(word(InteropTerm.NO), "its fault: no")),
            List.of(
                new Cell.Text("slow"),
                new Cell.Text("document/literal"),
                new Cell.Explained(Cell.NOTHING, "its server ended with status 7"),
                new Cell.Explained(Cell.NOTHING, "not measured")));
  }

  @Test
  void theTextHasTheReasons() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== interoperability, receiveDoubleTrace:10")
        .containsPattern("quick +document/literal +reads it +no\\n")
        .containsPattern("slow +document/literal +- +-\\n")
        .contains("quick, from slow: its fault: no")
        .contains("slow, from quick: its server ended with status 7");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("interoperability.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"term\" : \"reads\"", "\"reason\" : \"its fault: no\"");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(InteropTables.of(SyntheticServers.sematech("").forks()).tables()).isEmpty();
  }
}
