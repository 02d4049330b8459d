package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;

/** {@code run --resume} and {@code run --dry-run} as a user meets them. */
class ResumeAndDryRunTest {
  @TempDir private Path folder;
  private RunHarness harness;

  @BeforeEach
  void makeHarness() {
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  /** As it was typed, but for where the run goes: it can be typed again. */
  @Test
  void theCommandLineOfARunIsKept() {
    harness.with(FakeForks.well());
    assertThat(harness.runSmoke("--blocks=2", "--seed", "7", "--wait", "--pairing", "forks"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    String kept = RunFolder.open(harness.run()).manifest().options().get("command");
    assertThat(kept)
        .startsWith("xmlbench run --profile smoke --document overhead --driver honest-one ")
        .endsWith(" --blocks 2 --seed 7 --pairing forks");

    assertThat(harness.execute("export", "--format", "markdown", harness.run().toString()))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("| command | " + kept.replace("_", "\\_") + " |")
        .contains("| warm-up, CPU time at least | ")
        .doesNotContain("| seed |", "| blocks |", "warmupCpu");

    List<String> again =
        new ArrayList<>(List.of(kept.split(" ")).subList(1, kept.split(" ").length));
    again.add("--dry-run");
    assertThat(harness.execute(again.toArray(String[]::new))).as(harness.err()).isZero();
    assertThat(harness.out()).contains(" x 2 blocks = ");
  }

  @Test
  void theDryRunShowsWhatTheBudgetCannotHold() throws IOException {
    Path hostile = Files.writeString(folder.resolve("a\u001b[31m\n\u202e\u00e9.xml"), "<a/>");
    int exit = harness.runFile(hostile, "--blocks", "1", "--time-budget", "1s", "--dry-run");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("1 cell x 1 block = 1 fork,", "the budget of 1s cannot hold the longest block")
        .contains("a\\u001B[31m\\u000A\\u202E\u00e9.xml")
        .doesNotContain("\u001b", "\u202e");
  }

  @Test
  void aResumeThatMeasuresNothingTellsNothingOfTheHost() throws IOException {
    harness.copyOfSmokeRun();
    Path doctor = harness.run().resolve("doctor.json");
    String before = Files.readString(doctor);

    int exit = harness.execute("run", "--resume", "--out", harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(doctor).content().isEqualTo(before);
  }

  @Test
  void theTablesComeThoughTheReportCannotBeWritten() throws IOException {
    harness.with(FakeForks.well());
    assertThat(harness.runSmoke()).as(harness.err()).isEqualTo(ExitCode.OK);
    Path report = harness.run().resolve("report.html");
    Files.delete(report);
    Files.writeString(Files.createDirectories(report).resolve("inside"), "x");

    int exit = harness.execute("run", "--resume", "--out", harness.run().toString());

    assertThat(exit).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("cannot write " + report);
    assertThat(harness.out()).contains("honest-one").doesNotContain("report:     ");
  }

  @Test
  void theDryRunMeasuresNothing() {
    assertThat(harness.runSmoke("--dry-run", "--blocks", "3")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("2 cells x 3 blocks = 6 forks", "honest-one", "MiB");
    assertThat(harness.run()).doesNotExist();
  }

  /** A block of a document, its first stage, and the most blocks that it may get. */
  @Test
  void theDryRunSaysWhatEachPartCosts() {
    int exit =
        harness.execute("run", "--document", "overhead", "--profile", "standard", "--dry-run");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("2 cells, about \\S+ a block, \\S+ for 5, \\S+ for 30, \\d+ MiB of heap");

    assertThat(harness.runSmoke("--dry-run", "--blocks", "3")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).containsPattern("about \\S+ a block, \\S+ for 3, \\d+ MiB of heap");
  }

  @Test
  void theDryRunSaysWhereDocumentsGetDifferentNumbersOfBlocks() {
    int exit =
        harness.execute("run", "--profile", "piximal", "--driver", "honest-one", "--dry-run");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("12 cells x 8 to 20 blocks = 108 forks")
        .containsPattern("a block, \\S+ for 8, ")
        .containsPattern("a block, \\S+ for 20, ");
  }

  @Test
  void theDryRunRefusesWhatTheRunRefuses() throws IOException {
    assertThat(harness.runSmoke("--dry-run", "--fork-timeout", "0s")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--fork-timeout '0s': must be a second");

    Path file = Files.writeString(folder.resolve("a file"), "");
    for (Path out : List.of(file, file.resolve("run"))) {
      assertThat(harness.execute("run", "--dry-run", "--out", out.toString()))
          .isEqualTo(ExitCode.USAGE);
      assertThat(harness.onlyLineOfErr()).contains(file + " is not a folder");
    }

    Files.createDirectories(harness.run());
    Files.writeString(harness.run().resolve("manifest.json"), "{}");
    assertThat(harness.runSmoke("--dry-run")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("holds a run already");
  }

  @Test
  void aCountIsNamedWithoutAUnit() {
    harness.execute("run", "--document", "interop-int:1KiB", "--dry-run");
    assertThat(harness.out()).contains("interop-int:1024").doesNotContain("KiB");
  }

  @Test
  void resumeContinuesAfterATornLineAndRepeatsNoWholeBlock() throws IOException {
    harness.with(FakeForks.well());
    assertThat(harness.runSmoke("--blocks", "3", "--seed", "5")).isEqualTo(ExitCode.OK);
    List<ForkRecord> before = harness.records();
    Path log = harness.run().resolve("forks.jsonl");
    List<String> lines = Files.readAllLines(log);
    Files.writeString(
        log, String.join("\n", lines.subList(0, 3)) + "\n" + lines.get(3).substring(0, 40));
    int exit = harness.execute("run", "--resume", "--out", harness.run().toString());
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(DoctorFile.read(harness.run())).hasSize(2);
    Set<Integer> wholeBlocks =
        harness.records().stream()
            .collect(Collectors.groupingBy(ForkRecord::block, Collectors.counting()))
            .entrySet()
            .stream()
            .filter(entry -> entry.getValue() == 2)
            .map(java.util.Map.Entry::getKey)
            .collect(Collectors.toSet());
    assertThat(wholeBlocks).containsExactlyInAnyOrder(1, 3, 4);
    assertThat(harness.records().subList(0, 3)).isEqualTo(before.subList(0, 3));
    assertThat(harness.records()).hasSize(7).doesNotContain(before.getLast());
  }

  @Test
  void resumeOfAnotherPlanIsRefused() {
    harness.with(FakeForks.well());
    assertThat(harness.runSmoke()).isEqualTo(ExitCode.OK);
    assertThat(harness.runSmoke("--resume", "--blocks", "7")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("made without --blocks, not with blocks 7");
    assertThat(harness.records()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "--seed,6,'made with seed 5, not with seed 6'",
    "--clock,wall,'made with clock cpu, not with clock wall'",
    "--pairing,forks,'made with pairing turns, not with pairing forks'",
    "--profile,quick,'made with profile smoke, not with profile quick'",
    "--document,psd:1KiB,'made with document overhead, not with document psd:1KiB'"
  })
  void resumeTakesNoOtherValueOfAnOption(String option, String value, String expected) {
    harness.copyOfSmokeRun();
    List<ForkRecord> records = harness.records();
    String run = harness.run().toString();
    assertThat(harness.execute("run", "--resume", "-o", run, option, value))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(expected);
    assertThat(harness.records()).isEqualTo(records);
  }

  @Test
  void resumeTakesWhatIsNotGivenFromTheRunAndShowsWhatIsDone() {
    harness.with(FakeForks.well());
    harness.copyOfSmokeRun();
    String run = harness.run().toString();
    int forks = harness.records().size();
    assertThat(harness.execute("run", "--resume", "-o", run, "--clock", "cpu", "--dry-run"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .isEqualTo(
            "%s holds %d forks, all that this run wants: --resume measures nothing more%n"
                .formatted(run, forks));
    assertThat(harness.execute("run", "--resume", "-o", run, "--time-budget", "1h"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
  }

  @Test
  void aDryRunOfARunThatWasInterruptedNamesTheDocumentsThatLackBlocks() throws IOException {
    harness.copyOfSmokeRun();
    Path log = harness.run().resolve(RunFolder.FORKS);
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, lines.size() - 1));
    assertThat(harness.execute("run", "--resume", "-o", harness.run().toString(), "--dry-run"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("profile smoke, clock cpu, seed 5")
        .endsWith(
            "holds %d forks of them; --resume continues with overhead%n"
                .formatted(lines.size() - 1));
  }

  @Test
  void resumeNeedsAFolderWithARun() throws IOException {
    assertThat(harness.execute("run", "--resume")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--out");
    Files.createDirectories(harness.run());
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("manifest.json");
  }
}
