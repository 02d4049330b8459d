package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.HardwareCounts;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;

/** What the processor counted, where forks have it. */
class HardwareCountsTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);
  private static final long PER_BYTE = 12;

  private static ForkRecord with(ForkRecord fork, HardwareCounts counts) {
    Measured was = fork.measured();
    return was == null
        ? fork
        : fork.withTiming(
            fork.timing()
                .withMeasured(
                    new Measured(
                        was.wallNanos(),
                        was.processCpuNanos(),
                        was.jitCpuNanos(),
                        was.gcCpuNanos(),
                        counts)));
  }

  /** Twelve instructions a byte, one branch miss of 1024 bytes; cache misses are not counted. */
  private static ForkRecord counted(ForkRecord fork) {
    long bytes =
        fork.iterations().stream()
                .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
                .mapToLong(Iteration::operations)
                .sum()
            * fork.evidence().documentBytesPerOperation();
    return with(fork, new HardwareCounts(PER_BYTE * bytes, bytes / 1024, null, 4 * bytes));
  }

  private static Comparison comparison(Function<ForkRecord, ForkRecord> change) {
    List<ForkRecord> forks =
        RUN.records().stream()
            .map(fork -> fork.cell().subject().equals("elm-sax") ? change.apply(fork) : fork)
            .toList();
    return Comparison.of(RUN.manifest(), new Forks(forks, List.of()));
  }

  private static SubjectFigure elm(Comparison comparison) {
    return comparison.documents().getFirst().subjects().stream()
        .filter(figure -> figure.subject().equals("elm-sax"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theyAreForTheBytesOfTheMeasuredIterations() {
    SubjectFigure.Counts counts = elm(comparison(HardwareCountsTest::counted)).counts();
    assertThat(counts.instructionsPerByte()).isCloseTo(PER_BYTE, within(1e-9));
    assertThat(counts.branchMissesPerKib()).isCloseTo(1, within(1e-3));
    assertThat(counts.cacheMissesPerKib()).isNull();
  }

  @Test
  void theyStandInCsvAndJson() throws IOException {
    Comparison comparison = comparison(HardwareCountsTest::counted);
    List<String> lines =
        CsvExport.render(comparison, ParsersResults.FAMILY.words()).lines().toList();
    String json = StoreJson.file(comparison);

    assertThat(lines.getFirst()).endsWith(",instructions_per_byte,branch_misses_per_kib");
    assertThat(lines).anyMatch(line -> line.contains("elm-sax") && line.contains(",12.0,"));
    assertThat(lines).anyMatch(line -> line.contains("fir-sax") && line.endsWith(",,"));
    assertThat(json).contains("\"instructionsPerByte\" : 12.0").doesNotContain("cacheMisses");
    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
    assertThat(
            PublishedSchema.of("comparison")
                .errors(json.replace("\"instructionsPerByte\" : ", "\"instructionsPerByte\" : -")))
        .isNotEmpty();
  }

  @Test
  void theyOrderNothing() {
    SubjectFigure counted = elm(comparison(HardwareCountsTest::counted));
    SubjectFigure not = elm(comparison(fork -> fork));
    assertThat(counted.ratios()).isEqualTo(not.ratios());
    assertThat(counted.standing()).isEqualTo(not.standing());
    assertThat(not.counts()).isEqualTo(SubjectFigure.Counts.UNKNOWN);
  }

  @Test
  void aMeanNeedsAllForks() {
    Comparison comparison = comparison(fork -> fork.block() % 2 == 0 ? counted(fork) : fork);
    assertThat(elm(comparison).counts()).isEqualTo(SubjectFigure.Counts.UNKNOWN);
  }

  @Test
  void aRunWithoutThemHasNoColumns() {
    Comparison comparison = comparison(fork -> fork);
    assertThat(CsvExport.render(comparison, ParsersResults.FAMILY.words()))
        .doesNotContain("instructions", "misses");
    assertThat(StoreJson.file(comparison)).doesNotContain("instructions", "isses");
  }

  @Test
  void aRecordKeepsThemWithWhatWasMeasured() throws IOException {
    ForkRecord fork =
        RUN.records().stream().filter(any -> any.measured() != null).findFirst().orElseThrow();
    String json = StoreJson.line(counted(fork));
    assertThat(json).contains("\"counters\":{\"instructions\":").doesNotContain("cacheMisses");
    assertThat(PublishedSchema.of("fork-record").errors(json)).isEmpty();
    assertThat(StoreJson.line(fork)).doesNotContain("counters");
    assertThat(counted(fork).voided("why").measured()).isNull();
  }
}
