package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;

/** What documents took one by one, where forks have measured it. */
class SingleDocumentsTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);
  private static final double NANOS = 1e6;

  /** Each fork of one subject has the measure, 1 ms and 1 µs for each block before. */
  private static Comparison with(Measure measure) {
    List<ForkRecord> forks =
        RUN.records().stream()
            .map(
                fork ->
                    fork.cell().subject().equals("elm-sax")
                        ? fork.withMeasures(Map.of(measure, NANOS + 1e3 * fork.block()))
                        : fork)
            .toList();
    return Comparison.of(RUN.manifest(), new Forks(forks, List.of()));
  }

  private static SubjectFigure elm(Comparison comparison) {
    return comparison.documents().getFirst().subjects().stream()
        .filter(figure -> figure.subject().equals("elm-sax"))
        .findFirst()
        .orElseThrow();
  }

  private static long[] blocks(Comparison comparison) {
    return elm(comparison).series().forkBlocks().stream()
        .mapToLong(Integer::longValue)
        .sorted()
        .toArray();
  }

  @Test
  void theFirstDocumentIsTheMedianBetweenLeastAndMost() {
    Comparison comparison = with(ParseMeasures.FIRST_DOCUMENT);
    long[] blocks = blocks(comparison);

    assertThat(blocks).hasSize(5);
    assertThat(elm(comparison).singles().firstDocumentMicros())
        .isEqualTo(new ForkSpread(1000.0 + blocks[2], 1000.0 + blocks[0], 1000.0 + blocks[4]));
  }

  @Test
  void csvAndJsonHaveThreeFigures() throws IOException {
    Comparison comparison = with(ParseMeasures.FIRST_DOCUMENT);
    List<String> lines =
        CsvExport.render(comparison, ParsersResults.FAMILY.words()).lines().toList();
    String json = StoreJson.file(comparison);

    assertThat(lines.getFirst())
        .endsWith(",first_document_us,first_document_us_least,first_document_us_most");
    assertThat(lines).anyMatch(line -> line.contains("elm-sax") && line.matches(".*,1[\\d.]+"));
    assertThat(lines).anyMatch(line -> line.contains("fir-sax") && line.endsWith(",,,"));
    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
    assertThat(PublishedSchema.of("comparison").errors(json.replace("\"most\"", "\"top\"")))
        .isNotEmpty();
  }

  @Test
  void percentilesStandInColumnsOfTheirOwn() throws IOException {
    List<ForkRecord> forks =
        RUN.records().stream()
            .map(
                fork ->
                    fork.withMeasures(
                        Map.of(
                            ParseMeasures.SINGLE_P50,
                            20e3,
                            ParseMeasures.SINGLE_MAX,
                            3e6,
                            ParseMeasures.SINGLES,
                            999.0)))
            .toList();
    Comparison comparison = Comparison.of(RUN.manifest(), new Forks(forks, List.of()));
    assertThat(CsvExport.render(comparison, ParsersResults.FAMILY.words()).lines().findFirst())
        .get()
        .asString()
        .endsWith(
            ",single_p50_us,single_p50_us_least,single_p50_us_most"
                + ",single_max_us,single_max_us_least,single_max_us_most");
    assertThat(PublishedSchema.of("comparison").errors(StoreJson.file(comparison))).isEmpty();
  }

  @Test
  void whatNoForkMeasuredIsNotShown() {
    Comparison comparison = Comparison.of(RUN.manifest(), new Forks(RUN.records(), List.of()));

    assertThat(CsvExport.render(comparison, ParsersResults.FAMILY.words()))
        .doesNotContain("first_document", "single_");
    assertThat(StoreJson.file(comparison)).doesNotContain("firstDocument");
  }
}
