package org.xmlbench.families.security.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

class SecurityTablesTest {
  private final SyntheticScorecards security = SyntheticScorecards.security("");
  private final SecurityTables tables =
      SecurityTables.of(security.manifest().plan().documents(), security.forks());
  private final Section section = tables.section();

  private static List<Cell> unsafe(Table table) {
    return table.rows().stream().map(row -> row.cells().get(1)).toList();
  }

  @Test
  void whatIsUnsafeIsCountedWhereAllIsKnown() {
    assertThat(tables.documents()).containsExactly("external-entity-file", "billion-laughs");
    assertThat(section.tables()).extracting(Table::id).containsExactly("default", "hardened");
    assertThat(section.tables().getFirst().rows())
        .extracting(row -> row.key())
        .containsExactly("amber-sax", "birch-sax");
    assertThat(unsafe(section.tables().getFirst()))
        .containsExactly(new Cell.Count(2, 2L), Cell.NOTHING);
    assertThat(unsafe(section.tables().getLast())).containsExactly(new Cell.Count(0, 2L));
  }

  @Test
  void eachAttemptIsADetailWithItsEffect() {
    assertThat(section.details().getFirst().rows()).hasSize(6);
    assertThat(section.details().getFirst().rows().getFirst().cells())
        .contains(
            new Cell.Words(List.of(Cell.Word.of(new SecurityTerm(Effect.READ_FILE)))),
            new Cell.Text("external-entity-file"));
  }

  @Test
  void theTextNamesWhatIsUnsafe() {
    assertThat(FamilyText.of(security.manifest(), security.forks()))
        .contains("== security: libraries as they come", "as their documentation hardens them")
        .containsPattern(
            "amber-sax +2 of 2 +external-entity-file \\(read-file\\), billion-laughs"
                + " \\(heap-exhausted\\)\\n")
        .containsPattern("birch-sax +- +-\\n")
        .containsPattern("amber-sax +0 of 2 +none\\n")
        .contains("read-file: it delivered what was in a file");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("security.json", security.manifest(), security.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"read-file\"", "\"in its words\"");
  }

  @Test
  void scoresCountWhatIsUnsafe() {
    assertThat(tables.scores(SyntheticRun.of(1).manifest()).scores().toString())
        .contains("unsafe by default", "2 of 2", "external-entity-file: read-file");
  }

  @Test
  void aRunWithoutForksHasNoTable() {
    assertThat(SecurityTables.of(List.of(), List.of()).section().tables()).isEmpty();
  }
}
