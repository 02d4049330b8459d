package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.compared.ThreadScalingTables;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What several threads gain over one of the same block. */
class ThreadScalingTest {
  private static final long OPERATIONS = 1000;
  private static final Map<String, String> CONDITION = Map.of("cpus", "2", "gc", "Serial");

  private final List<ForkRecord> forks = new ArrayList<>();

  private void add(String subject, int threads, int block, double micros) {
    add(subject, threads, block, micros, Outcome.OK);
  }

  private void add(String subject, int threads, int block, double micros, Outcome outcome) {
    Map<String, String> condition = new TreeMap<>(CONDITION);
    condition.put("threads", Integer.toString(threads));
    long wall = Math.round(micros * 1000 * OPERATIONS);
    forks.add(
        new ForkRecord(
            "run",
            new Cell(subject, "1", "psd:4MiB", Operation.PARSE, condition),
            new ForkPlace(block, block, forks.size(), 1),
            new ForkStatus(outcome, outcome == Outcome.OK ? null : "why", "2026-11-24T01:00:00Z"),
            new ForkTiming(
                List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, OPERATIONS, wall)),
                outcome.isTimed() ? new Measured(wall, 3 * wall, 0L, 0L) : null),
            ForkEvidence.NONE,
            Map.of()));
  }

  private Comparison comparison(TimingClock clock) {
    return Comparison.of(SyntheticRun.of(1).manifest().of(clock), new Forks(forks, List.of()));
  }

  @Test
  void throughputIsTheMeanOfTheLogRatiosOfTheBlocks() {
    double[] one = {8, 10, 12};
    double[] two = {5, 5, 8};
    for (int block = 1; block <= one.length; block++) {
      add("amber-sax", 1, block, one[block - 1]);
      add("amber-sax", 2, block, two[block - 1]);
      add("amber-sax", 4, block, two[block - 1]);
    }
    List<ThreadScaling> tables = comparison(TimingClock.WALL).threadScaling();

    assertThat(tables).hasSize(1);
    assertThat(tables.getFirst().condition()).isEqualTo(CONDITION);
    assertThat(tables.getFirst().processors()).isEqualTo(2);
    assertThat(tables.getFirst().lines())
        .extracting(ThreadScaling.Line::threads)
        .containsExactly(2, 4);
    ThreadScaling.Line line = tables.getFirst().lines().getFirst();
    Estimate expected = Estimate.ofGeometricMean(new double[] {1.6, 2, 1.5}, 0.95);
    assertThat(line.throughput().value()).isCloseTo(expected.value(), within(1e-9));
    assertThat(line.throughput().low()).isCloseTo(expected.low(), within(1e-9));
    assertThat(line.throughput().high()).isCloseTo(expected.high(), within(1e-9));
    assertThat(line.efficiency().value()).isCloseTo(expected.value() / 2, within(1e-9));
  }

  @Test
  void moreThreadsThanProcessorsArePerfectAtTheProcessors() {
    add("amber-sax", 1, 1, 10);
    add("amber-sax", 4, 1, 5);
    ThreadScaling.Line line =
        comparison(TimingClock.WALL).threadScaling().getFirst().lines().getFirst();

    assertThat(line.efficiency()).isEqualTo(Estimate.of(1));
  }

  @Test
  void aSubjectThatFailsInSeveralThreadsHasNoLine() {
    for (int block = 1; block <= 2; block++) {
      add("amber-sax", 1, block, 10);
      add("amber-sax", 2, block, 5, Outcome.WRONG);
      add("fir-stax", 1, block, 10);
      add("fir-stax", 2, block, 5);
    }
    assertThat(comparison(TimingClock.WALL).threadScaling().getFirst().lines())
        .extracting(ThreadScaling.Line::subject)
        .containsExactly("fir-stax");
  }

  /** Another block is another time of the host. */
  @Test
  void ofDifferentBlocksNothingIsSaid() {
    add("amber-sax", 1, 1, 10);
    add("amber-sax", 2, 2, 5);
    Comparison comparison = comparison(TimingClock.WALL);

    assertThat(comparison.threadScaling()).isEmpty();
    assertThat(comparison.notices())
        .filteredOn(notice -> notice.startsWith("There is no table of what threads gain"))
        .hasSize(1);
  }

  @Test
  void withoutOneThreadALineSaysWhyThereIsNoTable() {
    add("amber-sax", 2, 1, 5);
    Comparison comparison = comparison(TimingClock.WALL);

    assertThat(comparison.threadScaling()).isEmpty();
    assertThat(comparison.notices())
        .contains(
            "There is no table of what threads gain: no subject has figures by wall time with"
                + " threads=1 and with more, in one block.");
    assertThat(ThreadScalingTables.render(comparison)).isEmpty();
    assertThat(StoreJson.file(comparison)).doesNotContain("threadScaling");
  }

  @Test
  void numbersOfThreadsAreInNoOrderTogether() {
    add("amber-sax", 1, 1, 10);
    add("amber-sax", 2, 1, 5);
    assertThat(comparison(TimingClock.WALL).documents())
        .filteredOn(document -> document.condition().containsKey("threads"))
        .hasSize(2)
        .allSatisfy(document -> assertThat(document.subjects()).hasSize(1));
  }

  @Test
  void textJsonAndCsvHaveTheSameFigures() {
    add("amber-sax", 1, 1, 10);
    add("amber-sax", 2, 1, 8);
    Comparison comparison = comparison(TimingClock.WALL);

    assertThat(ThreadScalingTables.render(comparison))
        .contains("== what threads gain: psd:4MiB | cpus=2 gc=Serial", "1.250", "62.5 %");
    JsonNode line =
        new JsonMapper()
            .readTree(StoreJson.file(comparison))
            .path("threadScaling")
            .path(0)
            .path("lines")
            .path(0);
    assertThat(line.path("throughput").path("value").asDouble()).isEqualTo(1.25);
    String csv = CsvExport.render(comparison, ParsersResults.FAMILY.words());
    assertThat(csv.lines().filter(row -> row.contains("threads=2")).toList())
        .singleElement()
        .asString()
        .endsWith("1.25,,,0.625,,");
    assertThat(csv.lines().filter(row -> row.contains("threads=1")).toList())
        .singleElement()
        .asString()
        .endsWith(",,,,,");
  }
}
