package org.xmlbench.families.fidelity.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticFidelity;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

class FidelityTablesTest {
  private final SyntheticServers run = SyntheticFidelity.of("");
  private final Section section = FidelityTables.of(run.forks());

  private static List<Cell> row(String tested, Fate... fates) {
    return Stream.concat(
            Stream.of(new Cell.Text(tested)),
            Stream.of(fates)
                .map(
                    fate ->
                        fate == null
                            ? Cell.NOTHING
                            : new Cell.Words(List.of(Cell.Word.of(new FidelityTerm(fate))))))
        .toList();
  }

  @Test
  void aValueHasAFateOnEachWay() {
    assertThat(section.tables())
        .extracting(Table::id)
        .containsExactly("client_writes", "client_reads", "server", "differences");
    assertThat(section.tables().getFirst().columns())
        .extracting(Column::key)
        .containsExactly("case", "quick", "slow");
    assertThat(section.tables().subList(0, 3))
        .extracting(table -> table.rows().stream().map(Row::cells).toList())
        .containsExactly(
            List.of(row("int-least", Fate.KEPT, Fate.LOST), row("invalid-int-word", null, null)),
            List.of(
                row("int-least", Fate.KEPT, Fate.CHANGED),
                row("invalid-int-word", Fate.REFUSED, null)),
            List.of(
                row("int-least", Fate.KEPT, null), row("invalid-int-word", Fate.REFUSED, null)));
  }

  @Test
  void whatDiffersHasTheReason() {
    assertThat(section.tables().getLast().rows())
        .extracting(row -> row.cells().stream().map(cell -> ((Cell.Text) cell).text()).toList())
        .containsExactly(
            List.of("quick", "invalid-int-word", "its fault: no"),
            List.of("slow", "int-least", "its fault: no"),
            List.of("slow", "invalid-int-word", "its server ended with status 7"));
  }

  @Test
  void aCaseThatAToolkitWasNotGivenIsNotMeasured() {
    Section fewer = FidelityTables.of(run.forks().subList(0, 3));
    assertThat(fewer.tables().getLast().rows().getLast().cells())
        .containsExactly(
            new Cell.Text("slow"),
            new Cell.Text("invalid-int-word"),
            new Cell.Text("not measured"));
  }

  @Test
  void theTextHasATableForEachWayAndTheReasons() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .containsSubsequence(
            "== fidelity: what clients write", "== fidelity: what clients read", "what servers")
        .containsPattern("case +quick +slow\\n")
        .containsPattern("int-least +kept +lost\\n")
        .containsPattern("invalid-int-word +refused +-\\n")
        .containsPattern("slow +int-least +its fault: no\\n")
        .contains("kept: all values are there");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("fidelity.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"term\" : \"lost\"", "\"its fault: no\"");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(FidelityTables.of(SyntheticServers.sematech("").forks()).tables()).isEmpty();
  }
}
