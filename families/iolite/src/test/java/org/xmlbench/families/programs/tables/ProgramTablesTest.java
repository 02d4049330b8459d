package org.xmlbench.families.programs.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticPrograms;
import org.xmlbench.results.TableReader;
import org.xmlbench.results.stats.RatioTerm;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** The tables of IO-Lite's programs. */
class ProgramTablesTest {
  private final SyntheticPrograms run = SyntheticPrograms.of();
  private final ProgramTables tables = IoliteAnalysis.of(run.manifest(), run.forks());
  private final Section section = tables.section();
  private final TableReader wc = new TableReader(section.tables().getFirst());

  @Test
  void ratiosAreFormedInsideRoundsByBothClocks() {
    Cell.Figure ratio = wc.figure("hand-off", "ratio");
    assertThat(ratio.value()).isCloseTo(SyntheticPrograms.GAIN, within(1e-6));
    assertThat(ratio.low()).isCloseTo(SyntheticPrograms.GAIN, within(1e-6));
    assertThat(wc.figure("hand-off", "time_less_by").value()).isCloseTo(0.2, within(1e-6));
    assertThat(wc.figure("hand-off", "cpu_ratio").value()).isCloseTo(1, within(1e-6));
    assertThat(wc.cell("hand-off", "verdict").terms()).containsExactly(word(RatioTerm.FASTER));
    assertThat(wc.cell("conventional", "ratio")).isEqualTo(Cell.NOTHING);
    assertThat(wc.cell("conventional", "cpu_ratio")).isEqualTo(Cell.NOTHING);
  }

  private static Cell.Word word(RatioTerm term) {
    return Cell.Word.of(term);
  }

  @Test
  void thePublishedFigureStandsBesideThem() {
    assertThat(wc.figure("published", "time_less_by").value()).isEqualTo(0.15);
    assertThat(wc.figure("published", "ratio").value()).isCloseTo(1 / 0.85, within(1e-9));
    assertThat(section.tables().get(1).rows())
        .extracting(Row::key)
        .containsExactly("conventional", "hand-off", "shared-ring", "splice");
  }

  @Test
  void everyRoundStandsBehind() {
    assertThat(section.details().getFirst().rows())
        .filteredOn(row -> row.cells().contains(new Cell.Text("wc")))
        .filteredOn(row -> row.key().equals("hand-off"))
        .extracting(row -> row.cells().get(2))
        .containsExactly(
            new Cell.Count(1, null),
            new Cell.Count(2, null),
            new Cell.Count(3, null),
            new Cell.Count(4, null));
  }

  @Test
  void aCopyHasItsCost() {
    TableReader copy = new TableReader(section.tables().getLast());
    assertThat(copy.figure("memory", "ns_per_kib").value())
        .isCloseTo(SyntheticPrograms.COPY_NANOS, within(0.01));
    assertThat(copy.figure("cache", "ns_per_kib").value())
        .isCloseTo(SyntheticPrograms.COPY_NANOS / 4, within(0.01));
    assertThat(copy.figure("memory", "gb_per_s").value()).isCloseTo(10.24, within(0.01));
  }

  @Test
  void whatIsLeftOutIsNoFaultAndWhatFailedIs() {
    assertThat(wc.cell("splice", "lack")).isEqualTo(new Cell.Absent("not available: "));
    assertThat(wc.cell("splice", "seconds")).isEqualTo(Cell.NOTHING);
    assertThat(wc.cell("shared-ring", "lack").terms())
        .containsExactly(new Cell.Word(ProgramTerm.FAULT, "round 2: failed: "));
    assertThat(wc.figure("shared-ring", "seconds").value()).isCloseTo(0.21, within(1e-9));
    assertThat(tables.anyFault()).isTrue();
    assertThat(
            IoliteAnalysis.of(
                    run.manifest(),
                    run.forks().stream().filter(fork -> !fork.outcome().isFault()).toList())
                .anyFault())
        .isFalse();
  }

  @Test
  void ofABlockThatWasRunAgainTheLastOneCounts() {
    assertThat(run.forks().getFirst().cell().subject()).isEqualTo("conventional");
    List<ForkRecord> records = new ArrayList<>(run.forks());
    records.addFirst(inBlock(run.forks().get(1), 0));
    assertThat(IoliteAnalysis.of(run.manifest(), records).section()).isEqualTo(section);
  }

  private static ForkRecord inBlock(ForkRecord fork, int block) {
    return new ForkRecord(
        fork.run(),
        fork.cell(),
        new ForkPlace(fork.round(), block, fork.position(), fork.attempt()),
        new ForkStatus(fork.outcome(), null, fork.startedUtc()),
        new ForkTiming(fork.iterations().subList(0, 1), fork.measured()),
        ForkEvidence.ofBytes(fork.evidence().documentBytesPerOperation()),
        Map.of());
  }

  @Test
  void aRunThatHasJustBegunHasNoTable() {
    assertThat(IoliteAnalysis.of(run.manifest(), List.of()).section().tables()).isEmpty();
    assertThat(FamilyText.of(run.manifest(), List.of())).isEmpty();
  }

  @Test
  void theTextHasARowForEachTransportAndItsMeaning() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== wc: 100000000 bytes, 4 rounds\n")
        .containsPattern("hand-off +0.1[0-9]+ +6[0-9]{2} +1.25 \\[1.25, 1.25\\] +20.0 % .* faster")
        .containsPattern("IO-Lite, published +- +- +1.18 +15.0 %")
        .contains("hand-off: two threads of one process hand buffers over.");
  }

  @Test
  void eachProgramHasItsPicture() {
    assertThat(section.pictures()).extracting(Picture::table).containsExactly("wc", "cat-grep");
    assertThat(section.tables()).extracting(Table::id).containsExactly("wc", "cat-grep", "copy");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("iolite.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"cpu_ratio\"", "\"dot-plot\"", "\"fault\"");
  }
}
