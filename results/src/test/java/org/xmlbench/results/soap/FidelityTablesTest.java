package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticFidelity;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.fidelity.FidelityTable;
import org.xmlbench.results.family.fidelity.FidelityTables;
import org.xmlbench.results.family.fidelity.FidelityText;

/** The table of what toolkits do to values. */
class FidelityTablesTest {
  private final FidelityTable table =
      FidelityTables.of(SyntheticFidelity.of("").forks()).orElseThrow();

  @Test
  void aValueHasAFateOnEachWayOrTheReasonWhyNot() {
    assertThat(table.cases()).containsExactly("int-least", "invalid-int-word");
    assertThat(table.rows())
        .containsExactly(
            new FidelityTable.Row(
                "quick",
                "document/literal",
                List.of(
                    new FidelityTable.Cell("int-least", "kept", "kept", "kept", null),
                    new FidelityTable.Cell(
                        "invalid-int-word", null, "refused", "refused", "its fault: no"))),
            new FidelityTable.Row(
                "slow",
                "document/literal",
                List.of(
                    new FidelityTable.Cell("int-least", "lost", "changed", null, "its fault: no"),
                    new FidelityTable.Cell(
                        "invalid-int-word", null, null, null, "its server ended with status 7"))));
  }

  @Test
  void theTextHasATableForEachWayAndTheReasons() {
    assertThat(FidelityText.render(table))
        .containsSubsequence(
            "== fidelity: what clients write", "== fidelity: what clients read", "what servers")
        .containsPattern("case +quick +slow\\n")
        .containsPattern("int-least +kept +lost\\n")
        .containsPattern("invalid-int-word +refused +-\\n")
        .contains("   slow, int-least: its fault: no\n", "kept: all values are there");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(FidelityTables.of(SyntheticServers.sematech("").forks())).isEmpty();
  }
}
