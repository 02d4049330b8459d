package org.xmlbench.results.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.TimingClock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The texts of the formats, made of two small runs with made-up figures. */
class ExportFormatsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/org/xmlbench/results/export");
  private static final Map<String, String> CONDITION = Map.of("gc", "Serial", "cpus", "1");
  private static final String HOSTILE = "file:a\"b\\c\nd,eé.xml";

  private static final ExportedRun FIRST =
      run("first", "2026-11-01T12:00:00Z", cells(1.0, Outcome.OK), "Example CPU \"3000\"");
  private static final ExportedRun SECOND =
      run("second", "2026-11-02T12:00:00Z", cells(1.1, Outcome.OK), "Example CPU \"3000\"");

  private static ExportedRun run(
      String name, String created, List<ExportedCell> cells, String cpu) {
    return new ExportedRun(
        name,
        Instant.parse(created),
        "0.1.0-test",
        TimingClock.CPU,
        new HostFingerprint(
            cpu, null, 2, 16, "Linux", "6.1", "amd64", "25.0.1", "Example", "Example VM", null),
        cells,
        List.of());
  }

  private static List<ExportedCell> cells(double factor, Outcome second) {
    return List.of(
        cell("elm-stax", "1.0", "psd:4MiB", Outcome.OK, 2000 * factor),
        cell("fir-sax", "2.0", "psd:4MiB", second, 1500 * factor),
        cell("cedar-sax", "1.0", "psd:4MiB", Outcome.DECLARED, 1000 * factor),
        cell("amber-dom", "1.0", "psd:4MiB", Outcome.FAILED, null),
        cell("elm-stax", "1.0", HOSTILE, Outcome.OK, 20 * factor));
  }

  private static ExportedCell cell(
      String subject, String version, String document, Outcome outcome, Double micros) {
    boolean known = micros != null;
    return new ExportedCell(
        document,
        CONDITION,
        known ? 4_000_000L : null,
        new SubjectFigure(
            subject,
            version,
            Operation.PARSE,
            new SubjectFigure.Standing(outcome, null, known, false, null),
            SubjectFigure.Checks.UNKNOWN,
            known ? 5 : 0,
            new SubjectFigure.Ratios(null, null),
            known
                ? new SubjectFigure.Costs(
                    figures(micros), figures(micros * 0.9), null, 2.5, null, null, null, null)
                : new SubjectFigure.Costs(null, null, null, null, null, null, null, null),
            SubjectFigure.Singles.UNKNOWN,
            SubjectFigure.Counts.UNKNOWN,
            null,
            new SubjectFigure.Series(
                0, null, null, 0, known ? 0 : 2, List.of(), List.of(), Map.of())),
        List.of());
  }

  private static ClockFigures figures(double micros) {
    return new ClockFigures(
        new Estimate(micros, micros * 0.98, micros * 1.02), new Estimate(4e6 / micros, null, null));
  }

  /** A golden file is rewritten with {@code -Dxmlbench.golden=write}; look at it then. */
  private static void assertGolden(String actual, String name) throws IOException {
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Files.createDirectories(GOLDEN);
      Files.writeString(GOLDEN.resolve(name), actual);
    }
    assertThat(actual).isEqualTo(Files.readString(GOLDEN.resolve(name)));
  }

  @Test
  void bencherIsTheGoldenFile() throws IOException {
    assertGolden(BencherExport.render(FIRST), "bencher.json");
  }

  @Test
  void bencherKeepsBenchersSchema() throws IOException {
    String schema = Files.readString(GOLDEN.resolve("bmf.schema.json"));

    assertThat(
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(schema)
                .validate(BencherExport.render(FIRST), InputFormat.JSON))
        .isEmpty();
  }

  @Test
  void bencherHasItsOwnUnitsAndOrderedBounds() {
    JsonNode cell =
        JsonMapper.shared()
            .readTree(BencherExport.render(FIRST))
            .path("elm-stax/psd:4MiB/parse/cpus=1,gc=Serial");

    assertThat(cell.path("latency").path("value").asDouble()).isEqualTo(2_000_000);
    assertThat(cell.path("throughput").path("value").asDouble()).isEqualTo(500);
    for (String measure : List.of("latency", "throughput")) {
      JsonNode metric = cell.path(measure);
      assertThat(metric.path("lower_value").asDouble()).isLessThan(metric.path("value").asDouble());
      assertThat(metric.path("upper_value").asDouble())
          .isGreaterThan(metric.path("value").asDouble());
    }
  }

  @Test
  void twoVersionsOfASubjectInOneRunAreTwoBenchmarks() {
    ExportedRun both =
        run(
            "both",
            "2026-11-01T12:00:00Z",
            List.of(
                cell("elm-stax", "1.0", "psd:4MiB", Outcome.OK, 10.0),
                cell("elm-stax", "1.1", "psd:4MiB", Outcome.OK, 11.0)),
            "x");

    assertThat(both.verified().keySet())
        .containsExactly(
            "elm-stax@1.0/psd:4MiB/parse/cpus=1,gc=Serial",
            "elm-stax@1.1/psd:4MiB/parse/cpus=1,gc=Serial");
  }

  @Test
  void otavaIsTheGoldenFile() throws IOException {
    List<String> notices = new ArrayList<>();
    assertGolden(OtavaExport.render(List.of(FIRST, SECOND), notices::add), "otava.csv");
    assertThat(notices).isEmpty();
  }

  @Test
  void otavaGetsNoEmptyNumber() throws IOException {
    List<String> notices = new ArrayList<>();
    ExportedRun partly =
        run("third", "2026-11-03T12:00:00Z", cells(1.2, Outcome.FAILED), "Another CPU");

    List<CSVRecord> rows =
        CSVFormat.RFC4180
            .builder()
            .setHeader()
            .get()
            .parse(new StringReader(OtavaExport.render(List.of(FIRST, partly), notices::add)))
            .getRecords();

    for (CSVRecord row : rows) {
      row.toMap()
          .forEach(
              (column, value) -> {
                if (column.contains("/")) {
                  assertThat(Double.parseDouble(value)).isPositive();
                }
              });
    }
    assertThat(rows.getFirst().toMap().keySet()).noneMatch(name -> name.startsWith("fir-sax"));
    assertThat(notices)
        .hasSize(2)
        .anyMatch(notice -> notice.contains("1 of 3 cells are not in every run"))
        .anyMatch(notice -> notice.contains("different hosts"));
  }

  @Test
  void otavaRefusesTwoClocks() {
    ExportedRun wall =
        new ExportedRun(
            "wall",
            SECOND.created(),
            "0.1.0-test",
            TimingClock.WALL,
            SECOND.host(),
            SECOND.cells(),
            List.of());

    assertThatThrownBy(() -> OtavaExport.render(List.of(FIRST, wall), notice -> {}))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("different clocks");
  }

  @Test
  void openMetricsIsTheGoldenFile() throws IOException {
    assertGolden(OpenMetricsExport.render(List.of(FIRST, SECOND)), "openmetrics.txt");
  }

  /** The grammar of the specification's section on the text format, for the types used here. */
  @Test
  void openMetricsKeepsTheGrammar() {
    String text = OpenMetricsExport.render(List.of(FIRST, SECOND));
    assertThat(text).endsWith("\n# EOF\n").doesNotContain("\r", "\n\n");
    String name = "[a-zA-Z_:][a-zA-Z0-9_:]*";
    String escaped = "(?:[^\\n\"\\\\]|\\\\[n\"\\\\])*";
    String label = "[a-zA-Z_][a-zA-Z0-9_]*=\"" + escaped + "\"";
    String number = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?";
    Pattern line =
        Pattern.compile(
            "# (?:TYPE %1$s (?:gauge|info)|UNIT %1$s %1$s|HELP %1$s %2$s|EOF)|%1$s\\{%3$s(?:,%3$s)*\\} %4$s %4$s"
                .formatted(name, escaped, label, number));
    assertThat(text.lines()).allMatch(l -> line.matcher(l).matches());
    assertThat(text.lines().filter(l -> l.startsWith("# UNIT ")))
        .isNotEmpty()
        .allMatch(l -> l.split(" ")[2].endsWith("_" + l.split(" ")[3]));
  }

  @Test
  void openMetricsHasEachSeriesTogetherAndInTime() {
    Set<String> series = new HashSet<>();
    String last = "";
    long time = 0;
    for (String line : OpenMetricsExport.render(List.of(FIRST, SECOND)).lines().toList()) {
      if (!line.startsWith("#")) {
        String key = line.substring(0, line.lastIndexOf('}'));
        long at = Long.parseLong(line.substring(line.lastIndexOf(' ') + 1));
        if (key.equals(last)) {
          assertThat(at).isGreaterThan(time);
        } else {
          assertThat(series.add(key)).isTrue();
        }
        last = key;
        time = at;
      }
    }
    assertThat(series).hasSizeGreaterThan(10);
  }

  @Test
  void openMetricsCountsTimesInSeconds() {
    String value =
        OpenMetricsExport.render(List.of(FIRST))
            .lines()
            .filter(l -> l.startsWith("xmlbench_operation_cpu_seconds{subject=\"elm-stax\""))
            .findFirst()
            .orElseThrow()
            .split("} ")[1]
            .split(" ")[0];
    assertThat(Double.parseDouble(value)).isCloseTo(0.002, within(1e-12));
  }

  @ParameterizedTest
  @EnumSource(names = {"BENCHER", "OTAVA", "OPENMETRICS"})
  void aRunWithoutVerifiedFiguresIsAUserError(ExportFormat format) {
    ExportedRun nothing =
        run(
            "nothing",
            "2026-11-01T12:00:00Z",
            List.of(cell("amber-dom", "1.0", "psd:4MiB", Outcome.FAILED, null)),
            "x");

    assertThatThrownBy(
            () -> {
              switch (format) {
                case BENCHER -> BencherExport.render(nothing);
                case OTAVA -> OtavaExport.render(List.of(nothing), notice -> {});
                default -> OpenMetricsExport.render(List.of(nothing));
              }
            })
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("no verified figure");
  }
}
