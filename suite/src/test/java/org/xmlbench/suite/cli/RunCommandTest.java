package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.run.HostLock;
import org.xmlbench.results.store.DoctorFile;

/** {@code run}, {@code replay} and {@code report} as a user meets them. */
class RunCommandTest {
  @TempDir private Path folder;
  private RunHarness harness;

  @BeforeEach
  void makeHarness() {
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  @Test
  void aRunLeavesVerifiedRecordsAndTheReport() {
    RunHarness made = SmokeRun.get();
    assertThat(made.records()).hasSize(4).allSatisfy(this::isVerifiedAndTimed);
    assertThat(made.run()).isDirectoryContaining("glob:**report.html");
    assertThat(made.run()).isDirectoryContaining("glob:**jmh.json");
    assertThat(DoctorFile.read(made.run()))
        .singleElement()
        .satisfies(session -> assertThat(session.findings()).isNotEmpty());
    assertThat(made.out()).contains("report.html", "honest-one", "honest-two");
    assertThat(made.run().toFile().list()).noneMatch(name -> name.startsWith("work"));
  }

  private void isVerifiedAndTimed(ForkRecord record) {
    assertThat(record.outcome()).isEqualTo(Outcome.OK);
    assertThat(record.digest()).hasSize(64);
    assertThat(record.tally().elements()).isEqualTo(1);
    assertThat(record.measured().wallNanos()).isPositive();
    assertThat(record.iterations()).anyMatch(i -> i.operations() > 0);
    assertThat(record.implementation().className()).contains("HonestDriver");
  }

  @Test
  void everyForkTimesItsFirstDocumentAndSmallOnesOneByOne() {
    harness.copyOfSmokeRun();
    assertThat(harness.records())
        .filteredOn(fork -> fork.measured() != null)
        .isNotEmpty()
        .allMatch(fork -> fork.measures().get("first_document_nanos") > 0)
        .allMatch(fork -> fork.measures().get("first_document_cpu_nanos") > 0)
        .allMatch(fork -> fork.measures().get("single_p50_nanos") > 0)
        .allMatch(fork -> fork.measures().get("singles_count") > 100);
    assertThat(harness.execute("compare", harness.run().toString(), "--all-columns"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("first document us", "p50 us");
    assertThat(harness.execute("compare", harness.run().toString(), "--csv"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains(",first_document_us,", ",single_p50_us,");
  }

  @Test
  void aFolderThatHoldsARunIsNotOverwritten() {
    harness.copyOfSmokeRun();
    int records = harness.records().size();
    assertThat(harness.runSmoke()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--resume");
    assertThat(harness.records()).hasSize(records);
  }

  @Test
  void aSecondRunOnTheHostLearnsWhichRunHoldsTheLock() throws Exception {
    try (HostLock held = HostLock.take(HostLock.defaultFile(), "the first run")) {
      assertThat(held).isNotNull();
      assertThat(harness.runSmoke()).isEqualTo(ExitCode.BUSY).isEqualTo(75);
    }
    assertThat(harness.onlyLineOfErr())
        .contains("the first run", "process " + ProcessHandle.current().pid(), "--wait");
  }

  @Test
  void aReplayDoesNotMeasureBesideARun() throws Exception {
    harness.copyOfSmokeRun();
    int exit;
    try (HostLock held = HostLock.take(HostLock.defaultFile(), "the first run")) {
      assertThat(held).isNotNull();
      exit = harness.execute("replay", harness.run().toString(), "honest-one");
    }
    assertThat(exit).isEqualTo(ExitCode.BUSY);
    assertThat(harness.err()).contains("the first run");
    assertThat(harness.run().resolve("replay")).doesNotExist();
  }

  @Test
  void anOutputFolderThatCannotBeWrittenIsRefused() throws IOException {
    Files.writeString(folder.resolve("file"), "x");
    int exit =
        harness.execute(
            "run",
            "--profile",
            "smoke",
            "--driver",
            "honest-one",
            "--document",
            "overhead",
            "--out",
            folder.resolve("file").resolve("run").toString());
    assertThat(exit).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("cannot be written", "file");
  }

  @Test
  void aFullDiskKeepsWhatWasMeasured() throws IOException {
    org.assertj.core.api.Assumptions.assumeThat(Path.of("/dev/full")).exists();
    Files.createDirectories(harness.run());
    Files.createSymbolicLink(harness.run().resolve("forks.jsonl"), Path.of("/dev/full"));
    harness.with(FakeForks.well());
    assertThat(harness.runSmoke()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("disk is full", "run --resume --out " + harness.run());
    assertThat(harness.run()).isDirectoryContaining("glob:**manifest.json");
  }

  @Test
  void aDiskThatIsFullFromTheBeginningLeavesNothingToResume() throws IOException {
    org.assertj.core.api.Assumptions.assumeThat(Path.of("/dev/full")).exists();
    Files.createDirectories(harness.run());
    Files.createSymbolicLink(harness.run().resolve("manifest.json.part"), Path.of("/dev/full"));
    assertThat(harness.runSmoke()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("disk is full", "start again").doesNotContain("--resume");
  }

  @Test
  void aBudgetThatCutsTheRunShortIsReported() {
    harness.with(FakeForks.well().asleep(Duration.ofMillis(100)));
    assertThat(harness.runSmoke("--blocks", "60", "--time-budget", "5s")).isEqualTo(ExitCode.OK);
    assertThat(harness.err().lines())
        .filteredOn(line -> line.contains("the time budget of 5s is too short for another block"))
        .singleElement()
        .asString()
        .matches(".*: ended after \\d+ of 120 forks");
  }

  @Test
  void aBudgetBelowOneRoundIsInconclusive() {
    harness.with(FakeForks.well().asleep(Duration.ofMillis(1600)));
    int exit = harness.runSmoke("--document", "interop-int:10", "--time-budget", "3s");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err())
        .contains("budget ended before one whole round", "--resume")
        .as("an estimate of less than the budget that was too short")
        .doesNotContain("a block takes");
    String command = harness.err().substring(harness.err().lastIndexOf("run --resume")).strip();
    harness.with(FakeForks.well());
    assertThat(harness.execute(command.split(" "))).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({
    "--profile,quik,quick",
    "--driver,honest-oen,honest-one",
    "--document,overhaed,overhead",
    "--document,interop-int:-5,negative",
    "--document,psd:4XB,4XB",
    "--gc,seral,serial",
    "--clock,sun,wall",
    "--shard,5/4,5/4",
    "--time-budget,soon,soon",
    "--blocks,0,at least one",
    "--blocks,many,many",
    "--documents,/no/such/folder,/no/such/folder",
    "--document,file:/no/such/file.xml,/no/such/file.xml",
    "--documnet,psd,--document"
  })
  void badInputGetsOneLineThatNamesIt(String option, String value, String expected) {
    int exit = harness.execute("run", option, value, "--out", harness.run().toString());
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(expected);
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aUsersFileIsJudgedByTheVoteOfLineages() throws IOException {
    Path file = Files.writeString(folder.resolve("mine & <yours>.xml"), "<a>text<b/></a>");
    int exit = harness.runFile(file);
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .singleElement()
        .satisfies(
            record -> {
              assertThat(record.outcome()).isEqualTo(Outcome.OK);
              assertThat(record.tally().elements()).isEqualTo(2);
            });
  }

  @Test
  void aFileThatOneLineageReadsIsMeasuredUnverified() throws IOException {
    RunHarness alone = new RunHarness(folder.resolve("alone"), HonestDriver.class);
    Path file = Files.writeString(folder.resolve("mine.xml"), "<a/>");
    int exit =
        alone.execute(
            "run",
            "--profile",
            "smoke",
            "--driver",
            "honest-one",
            "--documents",
            folder.toString(),
            "--out",
            alone.run().toString());
    assertThat(exit).as(alone.err()).isEqualTo(ExitCode.OK);
    assertThat(alone.records())
        .singleElement()
        .satisfies(
            record -> {
              assertThat(record.outcome()).isEqualTo(Outcome.UNVERIFIED);
              assertThat(record.reason()).contains("no two code lineages");
              assertThat(record.cell().document()).isEqualTo("file:" + file);
            });
  }

  @Test
  void replayShowsTheCommandLineAndWhatTheForkDid() {
    RunHarness broken = new RunHarness(folder.resolve("broken"), BrokenDriver.Throws.class);
    assertThat(broken.runSmoke()).isEqualTo(ExitCode.FAULT);
    int exit = broken.execute("replay", broken.run().toString(), "broken-throws/overhead");
    assertThat(exit).as(broken.err()).isEqualTo(ExitCode.FAULT);
    assertThat(broken.out())
        .contains("-XX:+UseSerialGC", "org.xmlbench.core.measure.ForkMain", "driver=broken-throws")
        .contains("outcome: failed", "ArrayIndexOutOfBoundsException");
  }

  @Test
  void replayOfAGoodCellShowsWhatWasParsedAndMeasured() {
    harness.copyOfSmokeRun();
    int exit = harness.execute("replay", harness.run().toString(), "honest-one/overhead");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("outcome: ok", "events:  1 elements, 0 attributes")
        .containsPattern("measured: \\d+\\.\\d ms elapsed, .* CPU time of the process")
        .contains("  outcome: same", "  digest:  same", "  totals:  same", "  time:    ");
  }

  /** A replay that finds something else says so, however well its fork ended. */
  @Test
  void replayOfACellWhoseRecordHasAnotherDigestFails() throws IOException {
    harness.copyOfSmokeRun();
    Path log = harness.run().resolve("forks.jsonl");
    Files.writeString(
        log, Files.readString(log).replaceAll("\"digest\":\"[0-9a-f]{8}", "\"digest\":\"01234567"));
    int exit = harness.execute("replay", harness.run().toString(), "honest-one/overhead");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.out())
        .contains("  digest:  differs: in the record 01234567", "  totals:  same");
  }

  @Test
  void replayOfAnUnknownCellNamesTheNearest() {
    harness.copyOfSmokeRun();
    assertThat(harness.execute("replay", harness.run().toString(), "honest-tree/overhead"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("unknown cell 'honest-tree/overhead'", "honest-one");
  }

  @Test
  void reportWritesToTheFileThatOutNamesAndPrintsItsAddress() {
    harness.copyOfSmokeRun();
    Path report = folder.resolve("page of a run.html");
    assertThat(harness.execute("report", harness.run().toString(), "-o", report.toString()))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).isEqualTo(report.toUri() + System.lineSeparator());
    assertThat(harness.out()).startsWith("file:///").contains("page%20of%20a%20run.html");
    assertThat(report).content().contains("honest-one").contains("overhead");
    assertThat(harness.execute("report", folder.resolve("nothing").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("nothing");
  }

  @Test
  void reportFollowsALinkAndRefusesAFolder() throws IOException {
    harness.copyOfSmokeRun();
    Path target = Files.writeString(folder.resolve("target.html"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), target);
    assertThat(harness.execute("report", harness.run().toString(), "-o", link.toString()))
        .isEqualTo(ExitCode.OK);
    assertThat(link).isSymbolicLink();
    assertThat(target).content().contains("honest-one");
    assertThat(harness.execute("report", harness.run().toString(), "-o", folder.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("is a folder: name a file");
    assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".part"));
  }

  @Test
  void aReportOnAFullDiskLeavesTheDeviceAlone() {
    Path full = Path.of("/dev/full");
    org.assertj.core.api.Assumptions.assumeThat(full).exists();
    harness.copyOfSmokeRun();
    assertThat(harness.execute("report", harness.run().toString(), "-o", full.toString()))
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(Files.isRegularFile(full)).isFalse();
  }

  @Test
  void aFolderOfTheKernelIsRefusedForWhatItIs() {
    org.assertj.core.api.Assumptions.assumeThat(Path.of("/proc/self")).exists();
    assertThat(harness.execute("generate", "overhead", "-o", "/proc/x.xml"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).doesNotContain("disk is full");
    assertThat(harness.execute("run", "--driver", "honest-one", "--out", "/proc/x"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("/proc/x").doesNotContain("Exception");
  }

  @Test
  void aMalformedFileIsNamedAndCostsItsCells() throws IOException {
    Path file = Files.writeString(folder.resolve("bad.xml"), "<a>\n<b></a>");
    int exit = harness.with(FakeForks.well()).runFile(file, "--document", "overhead");
    assertThat(exit).isEqualTo(ExitCode.FAULT);
    assertThat(harness.err()).contains("bad.xml: every driver rejects it: not well-formed");
    assertThat(harness.records())
        .filteredOn(record -> record.cell().document().equals("file:" + file))
        .singleElement()
        .satisfies(
            record -> {
              assertThat(record.outcome()).isEqualTo(Outcome.SKIPPED);
              assertThat(record.reason())
                  .startsWith("not well-formed, every driver rejects it: 2:");
            });
    assertThat(harness.out())
        .contains("skipped: honest-one on file:" + file + " (not well-formed, ");
  }
}
