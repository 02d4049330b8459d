package org.xmlbench.families.strategies.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticStrategies;
import org.xmlbench.results.TableReader;
import org.xmlbench.results.stats.GoalState;
import org.xmlbench.results.stats.RatioTerm;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

class StrategyTablesTest {
  private final SyntheticStrategies run = SyntheticStrategies.of();
  private final List<StrategyTable> groups = ReadaheadAnalysis.of(run.forks());
  private final Section section = StrategyTables.of(groups, ReadaheadGoals.of(run.forks()));

  @Test
  void eachRowHasTheFiguresOfItsStrategy() {
    for (int i = 0; i < groups.size(); i++) {
      TableReader table = new TableReader(section.tables().get(i));
      for (StrategyRow row : groups.get(i).rows()) {
        assertThat(table.cell(row.strategy(), "seconds"))
            .isEqualTo(
                new Cell.Figure(row.seconds().value(), row.seconds().low(), row.seconds().high()));
        assertThat(table.figure(row.strategy(), "speedup").value())
            .isEqualTo(row.gain().speedup().value());
      }
    }
    TableReader slow = new TableReader(section.tables().get(1));
    assertThat(slow.cell("ring:request=1MiB", "verdict").terms())
        .containsExactly(Cell.Word.of(RatioTerm.FASTER));
    assertThat(slow.cell("plain", "verdict")).isEqualTo(Cell.NOTHING);
    assertThat(slow.figure("plain", "device_mb").value()).isEqualTo((16 << 20) / 1e6);
    assertThat(slow.cell("ring:request=1MiB", "request_bytes"))
        .isEqualTo(new Cell.Count(1 << 20, null));
  }

  @Test
  void aGoalIsATableOfTheFiguresThatDecide() {
    Table goal = section.tables().get(groups.size());
    assertThat(goal.title()).startsWith("goal: with 16 KiB of read-ahead the best strategy");
    assertThat(goal.rows()).hasSize(2);
    assertThat(goal.rows().getFirst().cells().get(1)).isEqualTo(GoalState.MISSED.cell());
  }

  @Test
  void everyTableThatComparesAndEverySweepHasItsPicture() {
    assertThat(section.pictures())
        .extracting(Picture::kind)
        .containsExactlyElementsOf(
            java.util.stream.Stream.concat(
                    groups.stream().map(_ -> Picture.Kind.DOT_PLOT),
                    section.details().stream().map(_ -> Picture.Kind.CURVE))
                .toList());
    assertThat(section.details()).hasSize(6);
  }

  @Test
  void aTextHasNoDetails() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== amber-sax on psd:16MiB, cached, 2 processors\n")
        .contains("overlap", "offload: CPU time off")
        .doesNotContain("pages before", "request_bytes", "parser cpu s");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("readahead.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"pages_before\"", "\"curve\"", "\"missed\"", "\"limit_mb_per_s\"");
  }

  @Test
  void aRunWithoutForksHasNoTable() {
    assertThat(StrategyTables.of(List.of(), ReadaheadGoals.of(List.of())).tables()).isEmpty();
  }
}
