package org.xmlbench.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.HardwareCounts;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TablesTest {
  @TempDir Path temp;
  private Path run;

  @BeforeEach
  void write() {
    run = SmallRun.write(temp.resolve("run"), "small");
  }

  private JsonNode json(String sql, Object... runs) throws IOException {
    Engine engine = Engine.sql("json", sql, runs.length == 0 ? new Object[] {run} : runs);
    assertThat(engine.err()).isEmpty();
    assertThat(engine.exit()).isZero();
    return JsonMapper.shared().readTree(engine.out());
  }

  @Test
  void aForkIsARow() throws IOException {
    JsonNode rows = json("SELECT * FROM forks ORDER BY fork");

    assertThat(rows).hasSize(5);
    JsonNode first = rows.get(0);
    assertThat(first.path("fork").asLong()).isEqualTo(1);
    assertThat(first.path("run").asString()).isEqualTo("small");
    assertThat(first.path("subject").asString()).isEqualTo("elm-stax");
    assertThat(first.path("condition").path("gc").asString()).isEqualTo("Serial");
    assertThat(first.path("operation").asString()).isEqualTo("parse");
    assertThat(first.path("outcome").asString()).isEqualTo("ok");
    assertThat(first.path("labels").get(0).asString()).isEqualTo("not-steady");
    assertThat(first.path("plateau").isBoolean()).isTrue();
    assertThat(first.path("plateau").asBoolean()).isFalse();
    assertThat(first.path("plateau_ratio").asDouble()).isEqualTo(1.25);
    assertThat(first.path("started_utc").asString()).isEqualTo("2026-11-01T12:01");
    assertThat(first.path("operations").asLong()).isEqualTo(200);
    assertThat(first.path("cpu_nanos").asLong()).isEqualTo(400_000_000);
    assertThat(first.path("cpu_us").asDouble()).isEqualTo(2000);
    assertThat(first.path("wall_us").asDouble()).isEqualTo(2000);
    assertThat(first.path("jit_share").asDouble()).isEqualTo(0.01);
    assertThat(first.path("gc_share").asDouble()).isEqualTo(0.1);
    assertThat(first.path("allocated_per_input_byte").asDouble()).isEqualTo(2);
    assertThat(first.path("measures").path("answer_count").asDouble()).isEqualTo(42.5);
    assertThat(first.path("plateau").asBoolean()).isFalse();
    assertThat(rows.valueStream().anyMatch(row -> row.path("plateau").asBoolean(false))).isTrue();
    assertThat(first.path("plateau_ratio").asDouble()).isEqualTo(1.25);
    assertThat(first.path("arm").isNull()).isTrue();
  }

  @Test
  void whatIsUnavailableIsNull() throws IOException {
    JsonNode failed = json("SELECT * FROM forks WHERE outcome = 'failed'").get(0);

    for (String column :
        List.of(
            "operations", "cpu_us", "jit_share", "allocated_per_input_byte", "digest", "plateau")) {
      assertThat(failed.path(column).isNull()).as(column).isTrue();
    }
    assertThat(failed.path("reason").asString()).isEqualTo("exit code 134");
    assertThat(failed.path("document").asString()).isEqualTo(SmallRun.HOSTILE);
  }

  @Test
  void aCallHasNoFigurePerByteOfTheReferenceMessage() {
    assertThat(value("allocated_per_input_byte", SmallRun.call())).isNull();
    assertThat(value("allocated_per_operation", SmallRun.call())).isEqualTo(8_000_000.0);
    ForkRecord parse = SmallRun.records("small").getFirst();
    assertThat(value("allocated_per_operation", parse)).isEqualTo(8_000_000.0);
  }

  @Test
  void whatTheProcessorCountedIsForTheBytesThatWereRead() {
    ForkRecord parse = SmallRun.records("small").getFirst();
    Measured was = parse.measured();
    ForkRecord counted =
        parse.withTiming(
            parse
                .timing()
                .withMeasured(
                    new Measured(
                        was.wallNanos(),
                        was.processCpuNanos(),
                        was.jitCpuNanos(),
                        was.gcCpuNanos(),
                        new HardwareCounts(1_600_000_000L, 800_000L, null, null))));
    assertThat(value("instructions", counted)).isEqualTo(1_600_000_000L);
    assertThat(value("instructions_per_byte", counted)).isEqualTo(2.0);
    assertThat(value("branch_misses_per_kib", counted)).isEqualTo(1.024);
    assertThat(value("cache_misses_per_kib", counted)).isNull();
    assertThat(value("instructions", parse)).isNull();
    assertThat(value("instructions_per_byte", parse)).isNull();
  }

  @Test
  void aForkHasWhatWasMeasuredOfItsCellBefore() {
    ForkRecord fork = SmallRun.records("small").getFirst();
    MeasuredTree tree =
        new MeasuredTree(
            fork.cell().id(), 8.5, 14, List.of(new MeasuredTree.AtHeap(1.5, 0.25, 1.5)));
    MeasuredBefore before = new MeasuredBefore(List.of(), List.of(tree));

    assertThat(value("live_bytes_per_byte", fork, before)).isEqualTo(8.5);
    assertThat(value("smallest_heap_mib", fork, before)).isEqualTo(14);
    assertThat(value("collecting_share_1_5x", fork, before)).isEqualTo(0.25);
    assertThat(value("collecting_share_4x", fork, before)).isNull();
    assertThat(value("smallest_heap_mib", fork)).isNull();
  }

  private static Object value(String column, ForkRecord fork) {
    return value(column, fork, MeasuredBefore.NOTHING);
  }

  private static Object value(String column, ForkRecord fork, MeasuredBefore before) {
    return ForkRow.TABLE.columns().stream()
        .filter(any -> any.name().equals(column))
        .findFirst()
        .orElseThrow()
        .value()
        .apply(new ForkRow(1, fork, before));
  }

  @Test
  void iterationsJoinTheirFork() throws IOException {
    JsonNode rows =
        json(
            """
            SELECT subject, phase, count(*) AS n, max(i.wall_us) AS us
            FROM forks JOIN iterations i USING (fork) WHERE block = 1
            GROUP BY ALL ORDER BY ALL
            """);

    assertThat(rows).hasSize(4);
    assertThat(rows.get(0).path("phase").asString()).isEqualTo("measured");
    assertThat(rows.get(0).path("n").asInt()).isEqualTo(2);
    assertThat(rows.get(0).path("us").asDouble()).isEqualTo(2000);
    assertThat(rows.get(1).path("us").asDouble()).isEqualTo(4000);
    assertThat(rows.get(2).path("subject").asString()).isEqualTo("fir-sax");
  }

  @Test
  void severalRunsAreTogether() throws IOException {
    Path other = SmallRun.write(temp.resolve("it's other"), "other");

    JsonNode rows =
        json(
            "SELECT run, created_utc, cpu, options['iterations'] AS n, count(DISTINCT fork) AS"
                + " forks FROM manifests JOIN forks USING (run) GROUP BY ALL ORDER BY run",
            run,
            other);

    assertThat(rows).hasSize(2);
    assertThat(rows.get(0).path("run").asString()).isEqualTo("other");
    assertThat(rows.get(0).path("n").asString()).isEqualTo("2");
    assertThat(rows.get(1).path("forks").asInt()).isEqualTo(5);
  }

  @Test
  void theSameRunTwiceIsRefused() throws IOException {
    Engine engine = Engine.sql("table", "SELECT 1", run, run);

    assertThat(engine.exit()).isEqualTo(2);
    assertThat(engine.err()).contains("run small is named twice").hasLineCount(1);
  }

  @Test
  void aTornLastLineIsReportedAndLeftOut() throws IOException {
    Path log = run.resolve(RunFolder.FORKS);
    byte[] bytes = Files.readAllBytes(log);
    Files.write(log, java.util.Arrays.copyOf(bytes, bytes.length - 9));

    Engine engine = Engine.sql("csv", "SELECT count(*) AS n FROM forks", run);

    assertThat(engine.exit()).isZero();
    assertThat(engine.out()).isEqualTo("n\r\n4\r\n");
    assertThat(engine.err()).contains("torn").hasLineCount(1);
  }

  @Test
  void recordsThatAreMissingAreReportedAndARunWithoutAnyIsRefused() throws IOException {
    Path log = run.resolve(RunFolder.FORKS);
    RunFolder.open(run).takeInventory();
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, lines.size() - 1));

    Engine fewer = Engine.sql("csv", "SELECT count(*) AS n FROM forks", run);
    assertThat(fewer.exit()).isZero();
    assertThat(fewer.err()).contains("had 5 when the run ended: 1 missing").hasLineCount(1);

    Files.delete(log);
    Engine none = Engine.sql("csv", "SELECT count(*) AS n FROM forks", run);
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains(run + ": forks.jsonl is missing").hasLineCount(1);
  }

  @Test
  void anotherSchemaIsRefused() throws IOException {
    Files.writeString(run.resolve(RunFolder.FORKS), "{\"schema\":9}\n");

    Engine engine = Engine.sql("table", "SELECT 1", run);

    assertThat(engine.exit()).isEqualTo(2);
    assertThat(engine.err()).contains("has schema 9").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"forks", "iterations", "manifests"})
  void parquetHoldsTheWholeTable(String table) throws Exception {
    Engine engine = Engine.run("", "export", "parquet", table, run.toString());
    assertThat(engine.exit()).isZero();
    Path file = Files.write(temp.resolve("it's.parquet"), engine.bytes());

    JsonNode expected = json("SELECT * FROM " + table);
    try (Connection reader = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = reader.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT * FROM '%s'".formatted(file.toString().replace("'", "''")))) {
      int columns = rows.getMetaData().getColumnCount();
      assertThat(columns).isEqualTo(expected.get(0).size());
      List<JsonNode> read = new ArrayList<>();
      while (rows.next()) {
        var row = JsonMapper.shared().createObjectNode();
        for (int i = 1; i <= columns; i++) {
          row.putPOJO(rows.getMetaData().getColumnLabel(i), PlainValue.of(rows.getObject(i)));
        }
        read.add(JsonMapper.shared().readTree(row.toString()));
      }
      assertThat(read).isEqualTo(expected.valueStream().toList());
    }
  }

  @Test
  void csvExportIsTheTableInFull() throws IOException {
    Engine engine = Engine.run("", "export", "csv", "forks", run.toString());

    assertThat(engine.exit()).isZero();
    assertThat(engine.out()).isEqualTo(Engine.sql("csv", "FROM forks", run).out());
    assertThat(engine.out().lines().findFirst().orElseThrow())
        .startsWith("fork,run,subject,version,document,operation,condition,");
  }

  /** The page names every column of every table with its type, and no other. */
  @Test
  void thePageNamesEveryColumn() throws IOException {
    String page = Files.readString(Path.of("../docs/analytics.md"));
    for (Table<?> table : Database.TABLES) {
      Matcher section =
          Pattern.compile("(?s)## `" + table.name() + "`.*?(?=\n## |\\z)").matcher(page);
      assertThat(section.find()).as(table.name()).isTrue();
      List<String> named = new ArrayList<>();
      Matcher line =
          Pattern.compile("(?m)^\\| `([a-z0-9_]+)` \\| ([^|]+) \\|").matcher(section.group());
      while (line.find()) {
        named.add('"' + line.group(1) + "\" " + line.group(2).strip());
      }
      assertThat(named).isEqualTo(table.columns().stream().map(Column::definition).toList());
    }
  }
}
