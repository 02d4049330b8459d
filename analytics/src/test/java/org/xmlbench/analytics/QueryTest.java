package org.xmlbench.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A user's SQL: the forms of its result, its errors, and its isolation. */
class QueryTest {
  @TempDir Path temp;
  private Path run;

  @BeforeEach
  void write() {
    run = SmallRun.write(temp.resolve("run"), "small");
  }

  private Engine sql(String format, String statement) throws IOException {
    return Engine.sql(format, statement, run);
  }

  @Test
  void aTableIsAligned() throws IOException {
    Engine engine =
        sql(
            "table",
            "SELECT subject, avg(cpu_us) AS us, avg(cpu_us)/3 AS third, max(reason) AS reason,"
                + " first(labels ORDER BY block) AS labels FROM forks GROUP BY ALL ORDER BY 1");

    assertThat(engine.err()).isEmpty();
    assertThat(engine.out())
        .isEqualTo(
            """
            subject     us  third  reason         labels
            elm-stax  2100    700  -              ["not-steady"]
            fir-sax   1050    350  -              ["not-steady"]
            gum-dom      -      -  exit code 134  []
            """);
  }

  @Test
  void aTableSteersNoTerminal() throws IOException {
    Engine engine = sql("table", "SELECT document FROM forks WHERE outcome = 'failed'");

    assertThat(engine.out()).isEqualTo("document\n=1+1\\u001B[31m\\u000A\u00e9\n");
  }

  @ParameterizedTest
  @CsvSource({
    "1e300::DOUBLE, 1E+300",
    "1.0/3, 0.333333",
    "1234567.891::DOUBLE, 1234568",
    "0.000012345678::DOUBLE, 0.0000123457",
    "1e-20::DOUBLE, 1E-20",
    "100::DOUBLE, 100",
    "0::DOUBLE, 0",
    "'NaN'::DOUBLE, NaN",
    "9007199254740993, 9007199254740993"
  })
  void aTableHasSixDigits(String number, String expected) throws IOException {
    assertThat(sql("table", "SELECT " + number + " AS x").out().lines().toList().get(1).strip())
        .isEqualTo(expected);
  }

  @Test
  void csvQuotesAndStartsNoFormula() throws IOException {
    Engine engine =
        sql(
            "csv",
            "SELECT document, condition, block, NULL AS none, cpu_us, -1 AS minus"
                + " FROM forks ORDER BY fork DESC LIMIT 2");

    assertThat(engine.out())
        .isEqualTo(
            "document,condition,block,none,cpu_us,minus\r\n\"'"
                + SmallRun.HOSTILE
                + "\",\"{\"\"cpus\"\":\"\"1\"\",\"\"gc\"\":\"\"Serial\"\"}\",3,,,-1\r\n"
                + "psd:4MiB,\"{\"\"cpus\"\":\"\"1\"\",\"\"gc\"\":\"\"Serial\"\"}\",2,,1100.0,-1\r\n");
  }

  @Test
  void jsonKeepsTypesAndDistinguishesColumns() throws IOException {
    JsonNode row =
        JsonMapper.shared()
            .readTree(
                sql(
                        "json",
                        "SELECT 1 AS x, 'a' AS x, [1, 2] AS list, {'k': {'n': true}} AS struct,"
                            + " 'NaN'::DOUBLE AS nan, '\\xAB'::BLOB AS blob, DATE '2026-11-01' AS"
                            + " day, 170141183460469231731687303715884105727 AS big, '{\"a\":"
                            + " [1]}'::JSON AS j, 1.25::DECIMAL(5,2) AS money, [[1],[2]] AS nested,"
                            + " NULL AS none")
                    .out())
            .get(0);

    assertThat(row.toString())
        .isEqualTo(
            "{\"x\":1,\"x_1\":\"a\",\"list\":[1,2],\"struct\":{\"k\":{\"n\":true}},\"nan\":\"NaN\","
                + "\"blob\":\"ab\",\"day\":\"2026-11-01\",\"big\":170141183460469231731687303715884105727,"
                + "\"j\":{\"a\":[1]},\"money\":1.25,\"nested\":[[1],[2]],\"none\":null}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"table", "csv", "json"})
  void noRowsAreNoError(String format) throws IOException {
    Engine engine = sql(format, "SELECT subject FROM forks WHERE false");

    assertThat(engine.exit()).isZero();
    assertThat(engine.out().strip().replaceAll("\\s", ""))
        .isEqualTo(format.equals("json") ? "[]" : "subject");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELEC 1 | SQL, line 1: Parser Error: syntax error at or near \"SELEC\"",
        "SELECT subjet FROM forks | Referenced column \"subjet\" not found",
        "SELECT * FROM fork | Table with name fork does not exist",
        "SELECT 1/'a' | Conversion Error",
        "CREATE TABLE t(x INT) | has no result: end with a SELECT",
        "-- nothing | No statements",
      })
  void anErrorIsOneClearLine(String statement, String message) throws IOException {
    Engine engine = sql("table", statement);

    assertThat(engine.exit()).isEqualTo(2);
    assertThat(engine.out()).isEmpty();
    assertThat(engine.err()).startsWith("SQL").contains(message).hasLineCount(1);
  }

  @Test
  void anErrorNamesTheLine() throws IOException {
    assertThat(sql("table", "SELECT subject,\n  nothing\nFROM forks").err())
        .startsWith("SQL, line 2: Binder Error");
  }

  @Test
  void theLastOfSeveralStatementsGivesTheResult() throws IOException {
    assertThat(sql("csv", "CREATE TABLE t AS FROM range(3); SELECT count(*) AS n FROM t").out())
        .isEqualTo("n\r\n3\r\n");
  }

  static Stream<String> outside() {
    return Stream.of(
        "SELECT * FROM read_text('SECRET')",
        "SELECT * FROM read_csv('SECRET')",
        "SELECT * FROM read_blob('SECRET')",
        "SELECT * FROM read_json('SECRET')",
        "SELECT * FROM read_parquet('SECRET')",
        "SELECT * FROM sniff_csv('SECRET')",
        "SELECT * FROM 'SECRET'",
        "SELECT * FROM glob('FOLDER/*')",
        "CREATE TABLE t(x VARCHAR); COPY t FROM 'SECRET'; SELECT * FROM t",
        "COPY forks TO 'FOLDER/out.csv'; SELECT 1",
        "COPY forks TO 'FOLDER/out.parquet' (FORMAT parquet); SELECT 1",
        "EXPORT DATABASE 'FOLDER/export'; SELECT 1",
        "IMPORT DATABASE 'FOLDER'; SELECT 1",
        "ATTACH 'FOLDER/other.db'; SELECT 1",
        "ATTACH 'SECRET' (READ_ONLY); SELECT 1",
        "SELECT * FROM read_csv('http://127.0.0.1:9/x.csv')",
        "SELECT * FROM 's3://bucket/x.parquet'",
        "INSTALL httpfs; SELECT 1",
        "LOAD httpfs; SELECT 1",
        "LOAD 'SECRET'; SELECT 1",
        "FORCE INSTALL spatial FROM community; SELECT 1",
        "SET enable_external_access = true; SELECT * FROM read_text('SECRET')",
        "SET GLOBAL enable_external_access = true; SELECT 1",
        "RESET enable_external_access; SELECT 1",
        "SET lock_configuration = false; SELECT 1",
        "SET allowed_directories = ['FOLDER']; SELECT 1",
        "SET temp_directory = 'FOLDER'; SELECT 1",
        "SET profiling_output = 'FOLDER/profile'; SELECT 1",
        "SET log_query_path = 'FOLDER/log'; SELECT 1",
        "PRAGMA enable_profiling; SELECT 1",
        "CALL enable_logging(storage = 'file', storage_path = 'FOLDER/logs'); SELECT 1",
        "CREATE PERSISTENT SECRET s (TYPE s3); SELECT 1",
        "SELECT * FROM read_duckdb('SECRET')");
  }

  /**
   * A statement that reaches outside fails with one line, discloses nothing, and leaves nothing
   * behind.
   */
  @ParameterizedTest
  @MethodSource("outside")
  void sqlSeesNothingButTheTables(String statement) throws IOException {
    Path folder = Files.createDirectories(temp.resolve("outside"));
    Path secret = Files.writeString(folder.resolve("secret.csv"), "treasure\n1\n");
    List<Path> before = tree();

    Engine engine =
        sql(
            "csv",
            statement.replace("SECRET", secret.toString()).replace("FOLDER", folder.toString()));

    assertThat(engine.exit()).isEqualTo(2);
    assertThat(engine.out()).isEmpty();
    assertThat(engine.err()).startsWith("SQL").doesNotContain("treasure").hasLineCount(1);
    assertThat(tree()).isEqualTo(before);
  }

  @Test
  void theEngineWritesNoFileForALargeSort() throws IOException {
    List<Path> before = tree();
    Engine engine =
        sql(
            "csv",
            "SELECT current_setting('temp_directory') AS t, count(*) AS n"
                + " FROM (SELECT * FROM range(300000) ORDER BY hash(range))");
    assertThat(engine.out()).isEqualTo("t,n\r\n\"\",300000\r\n");
    assertThat(tree()).isEqualTo(before);
    assertThat(Path.of(".tmp")).doesNotExist();
  }

  @Test
  void statementsThatChangeTablesLeaveTheRunAlone() throws IOException {
    byte[] before = Files.readAllBytes(run.resolve("forks.jsonl"));

    assertThat(sql("csv", "DELETE FROM forks; SELECT count(*) AS n FROM forks").out())
        .isEqualTo("n\r\n0\r\n");
    assertThat(run.resolve("forks.jsonl")).hasBinaryContent(before);
  }

  private List<Path> tree() throws IOException {
    try (Stream<Path> files = Files.walk(temp)) {
      return files.sorted().toList();
    }
  }
}
