package org.xmlbench.families.piximal.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticExperiments;
import org.xmlbench.results.TableReader;
import org.xmlbench.results.stats.GoalState;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

class PiximalTablesTest {
  private static final String DOCUMENT = "psd:1MB";

  private final SyntheticExperiments run = SyntheticExperiments.of("");
  private final Section section = PiximalTables.of(run.manifest(), run.forks());

  private TableReader table(String id) {
    return new TableReader(
        java.util.stream.Stream.concat(section.tables().stream(), section.details().stream())
            .filter(table -> table.id().equals(id))
            .findFirst()
            .orElseThrow());
  }

  @Test
  void theBestSplitStandsWithItsShare() {
    TableReader states = table("state-scalability");
    assertThat(states.figure("states-1, " + DOCUMENT, "threads_2").value())
        .isCloseTo(2.02, within(0.01));
    assertThat(states.figure("states-1, " + DOCUMENT, "first_part_2").value()).isEqualTo(62.5);
    TableReader serial = table("serial-nfa");
    assertThat(serial.figure(DOCUMENT, "one_thread_ms").value()).isCloseTo(8, within(1e-9));
    assertThat(serial.figure(DOCUMENT, "threads_2").value()).isCloseTo(1.2, within(1e-9));
    assertThat(serial.figure(DOCUMENT, "threads_4").value()).isCloseTo(1.8, within(1e-9));
    assertThat(serial.figure(DOCUMENT, "first_part_4").value()).isEqualTo(25);
  }

  @Test
  void allSplitsStandBehindWithTheirMap() {
    TableReader serial = table("serial-nfa splits " + DOCUMENT);
    assertThat(serial.table().rows()).hasSize(3);
    Row row = serial.table().rows().getFirst();
    assertThat(serial.cell(row, "threads")).isEqualTo(new Cell.Count(2, null));
    assertThat(serial.cell(row, "first_ms")).isEqualTo(Cell.figure(3.0));
    assertThat(serial.cell(row, "other_ms")).isEqualTo(Cell.figure(4.0));
    assertThat(serial.cell(row, "replay_ms")).isEqualTo(Cell.figure(1.0));
    Table states = table("state-scalability splits states-2, " + DOCUMENT).table();
    assertThat(new TableReader(states).cell(states.rows().getFirst(), "first_ms"))
        .isEqualTo(Cell.NOTHING);
    assertThat(section.pictures())
        .hasSize(3)
        .allMatch(picture -> picture.kind() == Picture.Kind.HEAT_MAP)
        .extracting(Picture::table)
        .isEqualTo(section.details().stream().map(Table::id).toList());
  }

  @Test
  void countsHaveNoMargin() {
    TableReader states = table("characters-per-state");
    assertThat(states.table().columns())
        .extracting(column -> column.key())
        .containsExactly("document", "bytes", "content", "start_name");
    assertThat(states.cell(DOCUMENT, "content")).isEqualTo(Cell.figure(0.75));
    assertThat(states.cell(DOCUMENT, "start_name")).isEqualTo(Cell.figure(0.25));
    assertThat(states.cell(DOCUMENT, "bytes")).isEqualTo(new Cell.Count(100, null));
    assertThat(table("live-paths").cell(DOCUMENT, "after_1")).isEqualTo(Cell.figure(9.0));
    assertThat(table("live-paths").cell(DOCUMENT, "after_16")).isEqualTo(Cell.figure(4.5));
  }

  @Test
  void parsesHaveARateAndWhatTheyAllocate() {
    TableReader comparison = table("comparison " + DOCUMENT);
    assertThat(comparison.figure("piximal-dfa", "ms").value()).isCloseTo(10, within(1e-9));
    assertThat(comparison.figure("piximal-dfa", "mb_per_s").value()).isCloseTo(100, within(1e-9));
    assertThat(comparison.cell("piximal-dfa", "split_percent")).isEqualTo(Cell.NOTHING);
    assertThat(comparison.figure("piximal-nfa", "mb_per_s").value()).isCloseTo(125, within(1e-9));
    assertThat(comparison.cell("piximal-nfa", "split_percent")).isEqualTo(Cell.figure(87.5));
    TableReader allocation = table("allocation " + DOCUMENT);
    assertThat(allocation.figure("heap-queues", "heap_mib").value()).isEqualTo(3);
    assertThat(allocation.figure("heap-queues", "collections_ms").value()).isZero();
  }

  @Test
  void severalThreadsStandBesideTheirCeiling() {
    TableReader reader = table("parallel");
    assertThat(reader.figure(DOCUMENT, "mb_per_s").value()).isCloseTo(500, within(1e-9));
    assertThat(reader.figure(DOCUMENT, "chunks").value()).isCloseTo(1.8, within(1e-9));
    assertThat(reader.figure(DOCUMENT, "chunks_per_apart").value())
        .isCloseTo(1.8 / 1.9, within(1e-9));
    assertThat(reader.figure(DOCUMENT, "joins_ms").value()).isCloseTo(0.1049, within(1e-4));
  }

  /** A disturbed block met both, so the ratio's interval is narrower than those of the times. */
  @Test
  void handlersCompareTheForksOfABlock() {
    TableReader handlers = table("handlers " + DOCUMENT);
    assertThat(handlers.figure("piximal-sax", "speed").value()).isCloseTo(2.5, within(1e-9));
    assertThat(handlers.figure("piximal-sax", "speed").low()).isCloseTo(2.5, within(1e-9));
    assertThat(handlers.figure("piximal-sax", "ms").low()).isLessThan(2.2);
    assertThat(handlers.cell("piximal-sax", "goal")).isEqualTo(GoalState.MET.cell());
    assertThat(handlers.cell("aalto-sax", "speed")).isEqualTo(Cell.NOTHING);
  }

  @Test
  void theTextHasEachExperimentAndWhatHasNoFigure() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== state-scalability: several threads walk an automaton of so many states")
        .containsPattern(
            "   automaton +one thread, ms +speedup, 2 threads +first part, % +speedup, 4 threads"
                + " +first part, %\n")
        .containsPattern(" {3}psd:1MB +8[.0]* \\+-0.0% +1.20* \\+-0.0% +62.5 +1.80* \\+-0.0% +25\n")
        .containsPattern(" {3}expat +comparison +psd:1MB +skipped +not installed\n")
        .doesNotContain("all splits of");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("piximal.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"replay_ms\"", "\"after_16\"", "\"heap_mib\"", "\"heat-map\"");
  }
}
