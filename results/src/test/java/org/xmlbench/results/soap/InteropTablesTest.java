package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.interoperability.InteropTable;
import org.xmlbench.results.family.interoperability.InteropTables;
import org.xmlbench.results.family.interoperability.InteropText;

/** The tables of which server reads which toolkit's message. */
class InteropTablesTest {
  private final List<InteropTable> tables =
      InteropTables.of(SyntheticServers.interoperability("").forks());

  @Test
  void aServerReadsAMessageOrSaysWhyNot() {
    assertThat(tables).hasSize(1);
    InteropTable table = tables.getFirst();
    assertThat(table.exchange()).isEqualTo("receiveDoubleTrace:10");
    assertThat(table.senders()).containsExactly("quick", "slow");
    assertThat(table.rows())
        .containsExactly(
            new InteropTable.Row(
                "quick",
                "document/literal",
                List.of(
                    new InteropTable.Cell("quick", true, null),
                    new InteropTable.Cell("slow", false, "its fault: no"))),
            new InteropTable.Row(
                "slow",
                "document/literal",
                List.of(
                    new InteropTable.Cell("quick", null, "its server ended with status 7"),
                    new InteropTable.Cell("slow", null, "not measured"))));
  }

  @Test
  void theTextHasTheReasons() {
    assertThat(InteropText.render(tables))
        .contains("== interoperability, receiveDoubleTrace:10")
        .containsPattern("quick +document/literal +reads it +no\\n")
        .containsPattern("slow +document/literal +- +-\\n")
        .contains("quick, from slow: its fault: no")
        .contains("slow, from quick: its server ended with status 7");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(InteropTables.of(SyntheticServers.sematech("").forks())).isEmpty();
  }
}
