package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** The commands {@code sql} and {@code export}, with the engine that this build has made. */
class SqlAndExportTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @TempDir Path temp;
  private Distribution home;
  private Path run;

  @BeforeEach
  void write() {
    home = new Distribution(BrokenDriversFolder.coreClassPath(), ROOT.resolve("target/drivers"));
    run = temp.resolve("a run");
    Manifest manifest =
        Manifest.of(
            new Manifest.Origin(
                "small",
                "2026-11-01T12:00:00Z",
                "0.1.0-test",
                null,
                null,
                "smoke",
                1,
                TimingClock.CPU),
            new StoredPlan(List.of()),
            new HostFingerprint(null, null, null, null, null, null, null, null, null, null, null),
            Map.of(),
            List.of(),
            List.of());
    RunFolder folder = RunFolder.create(run, manifest);
    for (int block = 1; block <= 3; block++) {
      folder.append(fork(block));
    }
  }

  private static ForkRecord fork(int block) {
    return new ForkRecord(
        "small",
        new Cell("elm-stax", "1.0", "file:\u00e9.xml", Operation.PARSE, Map.of("gc", "Serial")),
        new ForkPlace(block, block, 1, 1),
        ForkStatus.ok("2026-11-01T12:00:00Z"),
        new ForkTiming(
            List.of(
                new Iteration(
                    Iteration.Phase.MEASURED, 10, 10_000_000L, null, null, null, null, null, null)),
            new Measured(10_000_000L + block, 10_000_000L + block, null, null)),
        ForkEvidence.ofBytes(1000L),
        Map.of());
  }

  private void requireEngine() {
    assumeTrue(
        Files.isDirectory(ROOT.resolve("target/analytics")),
        "the engine is not built: run mvn verify at the top");
  }

  @Test
  void sqlPrintsATable() {
    requireEngine();
    CliRun table =
        CliRun.of(
            home,
            "sql",
            run.toString(),
            "select subject, count(*) as forks from forks where document = 'file:\u00e9.xml' group"
                + " by 1");

    assertThat(table.err()).isEmpty();
    assertThat(table.out()).isEqualTo("subject   forks\nelm-stax      3\n");
    assertThat(table.exit()).isZero();
  }

  @Tag("slow")
  @Test
  void sqlWritesJson() {
    assertForm("--json", "[ {\n  \"n\" : 3\n} ]\n");
  }

  /** Beside a message, each build sees it in {@link #aTornLastLineIsReportedBesideTheResult}. */
  @Tag("slow")
  @Test
  void sqlWritesCsv() {
    assertForm("--csv", "n\r\n3\r\n");
  }

  private void assertForm(String option, String expected) {
    requireEngine();
    CliRun form =
        CliRun.of(home, "sql", option, run.toString(), "select count(*) as n from iterations");

    assertThat(form.out()).isEqualTo(expected);
  }

  @Test
  void anErrorInTheSqlIsOneLineAndExit2() {
    requireEngine();
    CliRun wrong = CliRun.of(home, "sql", run.toString(), "select nothing from forks");

    assertThat(wrong.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err())
        .startsWith("xmlbench: SQL, line 1: Binder Error: Referenced column \"nothing\" not found")
        .hasLineCount(1);
  }

  @Test
  void aTornLastLineIsReportedBesideTheResult() throws IOException {
    requireEngine();
    Path log = run.resolve(RunFolder.FORKS);
    byte[] bytes = Files.readAllBytes(log);
    Files.write(log, java.util.Arrays.copyOf(bytes, bytes.length - 5));

    CliRun torn = CliRun.of(home, "sql", "--csv", run.toString(), "select count(*) n from forks");

    assertThat(torn.exit()).isZero();
    assertThat(torn.out()).isEqualTo("n\r\n2\r\n");
    assertThat(torn.err()).startsWith("xmlbench: ").contains("torn").hasLineCount(1);
  }

  @Test
  void aReportMentionsATornLastLineToo() throws IOException {
    Path log = run.resolve(RunFolder.FORKS);
    byte[] bytes = Files.readAllBytes(log);
    Files.write(log, java.util.Arrays.copyOf(bytes, bytes.length - 5));

    CliRun torn = CliRun.of(home, "report", run.toString());

    assertThat(torn.exit()).as(torn.err()).isZero();
    assertThat(torn.err()).startsWith("xmlbench: " + run).contains("torn").hasLineCount(1);
  }

  @Test
  void theEngineEndsWithItsCaller() throws Exception {
    requireEngine();
    ChildProcess engine =
        JavaCommand.child(
                home.analyticsClassPath(),
                List.of("-XX:+UseSerialGC"),
                "org.xmlbench.analytics.AnalyticsMain",
                List.of("sql", "csv", run.toString()))
            .discardOutput()
            .discardError()
            .start();
    try (engine) {
      String endless = "select count(*) from range(1000000000) a, range(1000000000) b";
      engine.input().write((endless + "\0").getBytes(StandardCharsets.UTF_8));
      engine.input().flush();
      assertThat(engine.waitFor(Duration.ofSeconds(3))).as("still works").isFalse();
      engine.input().close();
      assertThat(engine.waitFor(Duration.ofSeconds(20))).as("ended").isTrue();
    }
  }

  @Test
  void aFolderInsteadOfTheStatementIsNamed() {
    CliRun two = CliRun.of(home, "sql", run.toString(), run.toString());

    assertThat(two.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(two.err())
        .contains("the last argument must be the SQL statement", "'" + run + "'")
        .hasLineCount(1);
  }

  @Test
  void anEmptyStatementIsCalledEmpty() {
    for (String empty : List.of("", " \n")) {
      CliRun none = CliRun.of(home, "sql", run.toString(), empty);
      assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(none.err()).contains("the SQL statement is empty").hasLineCount(1);
    }
  }

  @Test
  void aDistributionWithoutTheEngineReportsThat() {
    Distribution without = new Distribution(List.of(), temp.resolve("drivers"));
    CliRun none = CliRun.of(without, "sql", run.toString(), "select 1");

    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("has no SQL engine").hasLineCount(1);
  }

  @Test
  void parquetIsWrittenWhole() throws IOException {
    requireEngine();
    Path file = temp.resolve("forks.parquet");
    CliRun parquet =
        CliRun.of(home, "export", "--format", "parquet", run.toString(), "-o", file.toString());

    assertThat(parquet.err()).isEmpty();
    assertThat(parquet.exit()).isZero();
    byte[] bytes = Files.readAllBytes(file);
    assertThat(new String(bytes, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("PAR1");
    assertThat(new String(bytes, bytes.length - 4, 4, StandardCharsets.US_ASCII)).isEqualTo("PAR1");
  }

  @Test
  void aFailedExportLeavesTheOldFile() throws IOException {
    requireEngine();
    Path file = Files.writeString(temp.resolve("forks.parquet"), "old");
    Files.writeString(run.resolve(RunFolder.FORKS), "{\"schema\":9}\n");

    CliRun refused =
        CliRun.of(home, "export", "--format", "parquet", run.toString(), "-o", file.toString());

    assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("has schema 9").hasLineCount(1);
    assertThat(file).hasContent("old");
    try (Stream<Path> files = Files.list(temp)) {
      assertThat(files).containsExactlyInAnyOrder(file, run);
    }
  }

  /** Each build sees an export by the engine in {@link #parquetIsWrittenWhole}. */
  @Tag("slow")
  @Test
  void csvOfIterationsGoesToStandardOutput() {
    requireEngine();
    CliRun csv =
        CliRun.of(home, "export", "--format", "csv", "--table", "iterations", run.toString());

    assertThat(csv.out()).startsWith("fork,iteration,phase,").hasLineCount(4);
  }

  @ParameterizedTest
  @CsvSource({
    "jmh, primaryMetric",
    "bencher, elm-stax/file:\u00e9.xml/parse/gc=Serial",
    "otava, elm-stax/file:\u00e9.xml/parse/gc=Serial",
    "openmetrics, # EOF"
  })
  void figuresGoToStandardOutputOrAFile(String format, String part) throws IOException {
    CliRun printed = CliRun.of(home, "export", "--format", format, run.toString());
    assertThat(printed.err()).isEmpty();
    assertThat(printed.out()).contains(part);
    assertThat(printed.exit()).isZero();

    Path file = temp.resolve("out");
    CliRun written =
        CliRun.of(home, "export", "--format", format, run.toString(), "--out", file.toString());
    assertThat(written.out()).isEqualTo(file + "\n");
    assertThat(Files.readString(file)).isEqualTo(printed.out());
  }

  @ParameterizedTest
  @CsvSource({
    "export --format jmh RUN, forks.jsonl",
    "export --format otava RUN, manifest.json",
    "report RUN, forks.jsonl",
    "report RUN, doctor.json",
    "generate overhead, jmh.json"
  })
  void noOutputGoesOverTheRecordsOfARun(String command, String name) throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), run);
    Path linkedFile = temp.resolve("page.html");
    Files.createSymbolicLink(linkedFile, link.resolve(RunFolder.FORKS));
    byte[] log = Files.readAllBytes(run.resolve(RunFolder.FORKS));
    byte[] manifest = Files.readAllBytes(run.resolve(RunFolder.MANIFEST));

    for (Path file : List.of(run.resolve(name), link.resolve(name), linkedFile)) {
      List<String> words =
          Stream.concat(Stream.of(command.split(" ")), Stream.of("-o", file.toString()))
              .map(word -> word.equals("RUN") ? run.toString() : word)
              .toList();
      CliRun refused = CliRun.of(home, words.toArray(String[]::new));
      assertThat(refused.err()).contains(file + ": is the ", "name another file").hasLineCount(1);
      assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
    }
    assertThat(run.resolve(RunFolder.FORKS)).hasBinaryContent(log);
    assertThat(run.resolve(RunFolder.MANIFEST)).hasBinaryContent(manifest);
    assertThat(run.resolve(DoctorFile.NAME)).doesNotExist();
  }

  @Test
  void aFileOfThatNameOutsideARunIsTheUsers() throws IOException {
    Path file = Files.writeString(temp.resolve(RunFolder.JMH), "old");
    CliRun written =
        CliRun.of(home, "export", "--format", "jmh", run.toString(), "-o", file.toString());
    assertThat(written.exit()).as(written.err()).isZero();
    assertThat(file).content().contains("primaryMetric");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format openmetric RUN | unknown format 'openmetric'; did you mean 'openmetrics'?",
        "--format csv --table fork RUN | unknown table 'fork'; did you mean 'forks'?",
        "--format jmh --table forks RUN | --table is for the formats parquet and csv",
        "--format parquet RUN | name a file with --out FILE",
        "--format jmh RUN RUN | holds one run",
        "--format otava RUN RUN | is named twice: name it once",
        "--format bencher | RUN",
      })
  void badUsageIsOneLine(String arguments, String message) {
    List<String> words =
        Stream.concat(Stream.of("export"), Stream.of(arguments.split(" ")))
            .map(word -> word.equals("RUN") ? run.toString() : word)
            .toList();
    CliRun bad = CliRun.of(home, words.toArray(String[]::new));

    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).contains(message).hasLineCount(1);
  }

  @Test
  void theEngineIsOnNoClassPathOfOrdinaryCommands() {
    assertThat(System.getProperty("java.class.path")).doesNotContainIgnoringCase("duckdb");
    assertThat(getClass().getClassLoader().getResource("org/xmlbench/analytics")).isNull();
  }
}
