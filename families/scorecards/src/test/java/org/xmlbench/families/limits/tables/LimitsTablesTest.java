package org.xmlbench.families.limits.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.Labelled;
import org.xmlbench.families.limits.fork.LimitMeasures;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;

class LimitsTablesTest {
  private final SyntheticScorecards limits = SyntheticScorecards.limits("");
  private final LimitsTables tables =
      LimitsTables.of(limits.manifest().plan().documents(), limits.forks());

  @Test
  void aSizeHasWhatHappensBeyondIt() {
    Section section = tables.section();
    Row amber = section.tables().getFirst().rows().getFirst();
    assertThat(amber.cells())
        .containsExactly(
            new Cell.Text("amber-sax"),
            new Cell.Marked(null, new Cell.Count(100, null), Cell.Word.of(LimitsTerm.REFUSED)),
            new Cell.Marked(
                Cell.Word.of(LimitsTerm.AT_LEAST), new Cell.Count(1_000_000, null), null));
    assertThat(section.details().getFirst().rows().getFirst().cells())
        .contains(new Cell.Text("depth"), new Cell.Text("too deep"));
  }

  @Test
  void theTextHasALineForEachDriver() {
    assertThat(FamilyText.of(limits.manifest(), limits.forks()))
        .containsPattern("amber-sax +100 then refused +>= 1,000,000\\n")
        .containsPattern("birch-sax +>= 1,000,000 +-\\n")
        .contains("then refused: the parser rejects the next size.", ">=: the greatest size");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("limits.json", limits.manifest(), limits.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"in its words\"", "\"100 then refused\"");
  }

  /** Runs of parsers beside it show the same words. */
  @Test
  void scoresHaveTheWordsOfTheTable() {
    assertThat(tables.scores(SyntheticRun.of(1).manifest()).scores().toString())
        .contains("100 then refused", ">= 1,000,000");
  }

  @Test
  void eachStopHasItsTerm() {
    assertThat(Arrays.stream(LimitMeasures.Stop.values()).map(Labelled::label).map(LimitsTerm::of))
        .doesNotContainNull();
  }

  @Test
  void aRunWithoutForksHasNoTable() {
    assertThat(LimitsTables.of(List.of(), List.of()).section().tables()).isEmpty();
  }
}
