package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ExportTest {
  private static final String HOSTILE = "<script>alert(1)</script>\u001b[31m\u00e9";

  @Test
  void csvHasNoControlCharacters() {
    assertThat(
            CsvExport.render(
                comparison(SyntheticRun.hostile(2, HOSTILE)), ParsersResults.FAMILY.words()))
        .doesNotContain("\u001b")
        .contains("\\u001B[31m\u00e9");
  }

  @Test
  void csvHasALineForEachFigure() throws IOException {
    Comparison comparison = comparison(SyntheticRun.of(3));
    List<CSVRecord> records = csv(comparison);

    assertThat(records)
        .hasSize(comparison.documents().stream().mapToInt(d -> d.subjects().size()).sum());
    CSVRecord first = records.getFirst();
    assertThat(first.get("subject")).isEqualTo("amber-sax");
    assertThat(Double.parseDouble(first.get("ratio")))
        .isEqualTo(
            comparison.documents().getFirst().subjects().getFirst().ratios().ratio().value());
    assertThat(
            records.stream()
                .filter(r -> r.get("outcome").equals("failed"))
                .findFirst()
                .orElseThrow()
                .get("ratio"))
        .isEmpty();
  }

  @Test
  void csvHasNoFigureOfMessagesPerByteOfTheReference() throws IOException {
    SyntheticCalls calls = SyntheticCalls.of();
    List<CSVRecord> records =
        csv(Comparison.of(calls.manifest(), new Forks(calls.forks(), List.of())));

    assertThat(records)
        .isNotEmpty()
        .allSatisfy(
            record ->
                assertThat(
                        record.toMap().entrySet().stream()
                            .filter(cell -> cell.getKey().matches(".*_(mb_per_s|input_byte).*"))
                            .toList())
                    .hasSize(10)
                    .allMatch(cell -> cell.getValue().isEmpty()));
    assertThat(records.getFirst().get("cpu_us_per_document")).isNotEmpty();
    assertThat(Double.parseDouble(records.getFirst().get("allocated_bytes_per_document")))
        .isPositive();
    CSVRecord parse = csv(comparison(SyntheticRun.of(3))).getFirst();
    assertThat(Double.parseDouble(parse.get("cpu_mb_per_s_low"))).isPositive();
    assertThat(Double.parseDouble(parse.get("allocated_bytes_per_document")))
        .isEqualTo(
            Double.parseDouble(parse.get("allocated_bytes_per_input_byte"))
                * Long.parseLong(parse.get("document_bytes")));
  }

  private static List<CSVRecord> csv(Comparison comparison) throws IOException {
    return CSVFormat.RFC4180
        .builder()
        .setHeader()
        .setSkipHeaderRecord(true)
        .get()
        .parse(
            new StringReader(
                CsvExport.render(comparison, Families.ofProfile(comparison.profile()).words())))
        .getRecords();
  }

  @Test
  void csvStartsNoFormula() {
    SyntheticRun run = SyntheticRun.of(1);
    Comparison plain = comparison(run);
    Comparison formula =
        new Comparison(
            plain.schema(),
            "=HYPERLINK(1)",
            plain.profile(),
            plain.clock(),
            plain.confidence(),
            plain.documents(),
            plain.geometricMeans(),
            plain.sizeSweeps(),
            plain.threadScaling(),
            plain.plateaus(),
            plain.noise(),
            plain.unsteady(),
            plain.labels(),
            plain.notices(),
            plain.doubts());

    assertThat(CsvExport.render(formula, ParsersResults.FAMILY.words()))
        .contains("'=HYPERLINK(1)")
        .doesNotContain("\n=HYPER");
  }

  @Test
  void jsonHasTheFiguresAndNothingAbsent() {
    String json = StoreJson.file(comparison(SyntheticRun.of(3)));
    JsonNode tree = new JsonMapper().readTree(json);

    assertThat(tree.path("clock").asString()).isEqualTo("cpu");
    JsonNode document = tree.path("documents").get(0);
    assertThat(document.path("kind").asString()).isEqualTo("parse");
    assertThat(document.path("answer").asString()).contains("fir-stax");
    assertThat(document.path("subjects").get(0).path("ratio").path("low").asDouble())
        .isGreaterThan(1);
    assertThat(document.path("subjects").get(2).path("operation").asString())
        .isEqualTo("build-walk");
    assertThat(json).doesNotContain("null");
  }

  static Comparison comparison(SyntheticRun run) {
    return Comparison.of(run.manifest(), new Forks(run.records(), List.of()));
  }
}
