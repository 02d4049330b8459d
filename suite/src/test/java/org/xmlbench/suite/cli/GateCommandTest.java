package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestFramework;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;

/** {@code gate} as a user meets it; GateDecisionTest has what it decides. */
class GateCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class, BrokenDriver.Wrong.class);
  }

  private int gate(RunHarness harness, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of("gate", "--profile", "smoke", "--document", "overhead", "--blocks", "2+4"));
    args.addAll(List.of("--out", harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  /**
   * With real forks: four blocks of them, on a host that other tests use, can end in any verdict.
   * What equal arms end in is decided by simulations, and exactly in {@link GateDecisionTest}.
   */
  @Tag("slow")
  @Test
  void everyFileOfAGateIsThereAndSaysWhatTheExitCodeSays() throws IOException {
    RunHarness harness = harness();
    int exit = gate(harness, "--baseline", "honest-one");
    assertThat(exit).as(harness.err()).isIn(ExitCode.OK, ExitCode.FAULT, ExitCode.INCONCLUSIVE);
    assertThat(harness.records()).extracting(ForkRecord::outcome).containsOnly(Outcome.OK);
    String host =
        DoctorFile.worst(harness.run(), Assertions::fail).map(HostLine::render).orElseThrow();
    assertThat(harness.out()).startsWith(host + "gate: ").contains("stages of 2 and 4 blocks");
    assertThat(Files.readString(harness.run().resolve("gate.md")))
        .startsWith("### XMLBench gate:")
        .contains(host.strip());
    assertThat(Files.readString(harness.run().resolve("gate.json")))
        .contains("\"exitCode\" : " + exit + ",", "\"pairing\" : \"turns\"", "\"boundTo\" : [ \"");
    assertThat(harness.out()).contains("\npairing: turns, measuring threads bound to ");
    assertThat(harness.run().resolve("TEST-xmlbench-gate.xml")).isNotEmptyFile();
    assertThat(harness.records()).isNotEmpty();

    assertThat(harness.execute("report", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.run().resolve("report.html"))
        .content()
        .contains("This is the run of a gate: ", "\"Pairing: turns, measuring threads bound to ");

    long records = harness.records().size();
    assertThat(gate(harness, "--baseline", "honest-one")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .isEqualTo(
            "xmlbench: %s holds a run already: name another folder with --out\n"
                .formatted(harness.run()));
    assertThat(harness.records()).hasSize((int) records);
  }

  @ParameterizedTest
  @CsvSource({"--candidate-jvm, candidate", "--baseline-jvm, baseline"})
  void optionsThatTheJvmRefusesAreFoundBeforeAnythingIsMeasured(String option, String arm) {
    RunHarness harness = harness();
    assertThat(gate(harness, "--baseline", "honest-one", option, "-XX:+NoSuchOption"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .startsWith("xmlbench: %s: ".formatted(arm))
        .endsWith(" with -XX:+NoSuchOption: Unrecognized VM option 'NoSuchOption'\n")
        .hasLineCount(1);
    assertThat(harness.run()).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "honest-one | honest-soap | honest-soap is a SOAP toolkit | xmlbench soap --toolkit ID,ID",
        "honest-soap@2.0 | honest-one | honest-soap is a SOAP toolkit | xmlbench compare RUN RUN",
        "honest-binding | '' | honest-binding is a binding framework | bindings --framework ID,ID",
      })
  void forWhatIsNoParserTheRightCommandIsNamed(
      String baseline, String candidate, String what, String where) {
    RunHarness harness = harness().with(HonestToolkit.class).withFrameworks(HonestFramework.class);
    assertThat(gate(harness, "--baseline", baseline, "--candidate", candidate))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(what + ": gate and calibrate are of parsers only", where);
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void whatIsNothingAtAllIsAnUnknownDriver() {
    RunHarness harness = harness().with(HonestToolkit.class);
    assertThat(gate(harness, "--baseline", "nobody")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown driver 'nobody'");
  }

  /** Every file with the name of an XML file is in every output; other files are not. */
  @Test
  void whatAFolderHoldsAndCannotBeComparedIsInEveryOutput() throws IOException {
    RunHarness harness = harness();
    Path documents = Files.createDirectory(folder.resolve("documents"));
    Files.writeString(documents.resolve("good.xml"), "<a><b>c</b></a>");
    Files.writeString(documents.resolve("x.txt"), "no markup");
    Path text = Files.writeString(documents.resolve("text.XML"), "no markup");
    Path empty = Files.createFile(documents.resolve("empty.xml"));
    Path broken = Files.writeString(documents.resolve("broken.xml"), "<a><b></a>");

    harness.with(FakeForks.well());
    gate(harness, "--baseline", "honest-one", "--documents", documents.toString());

    for (String output :
        List.of(
            harness.out(),
            Files.readString(harness.run().resolve("gate.json")),
            Files.readString(harness.run().resolve("gate.md")))) {
      assertThat(output)
          .contains("file:" + empty + ": is empty")
          .contains("file:" + text + ": does not start with '<'")
          .contains("file:" + broken + ": ")
          .doesNotContain("x.txt");
    }
    assertThat(Files.readString(harness.run().resolve("TEST-xmlbench-gate.xml")))
        .containsPattern(
            "name=\"file:"
                + empty.getFileName()
                + "/[^\"]*heap=[^\"]*\"><skipped message=\"is empty\"/>")
        .containsPattern(
            "name=\"file:" + broken.getFileName() + "/[^\"]*heap=[^\" ]*\"><skipped message=")
        .doesNotContain("x.txt");
  }

  @Test
  void aBaselineThatIsWrongIsAFailedArm() throws IOException {
    FakeForks forks =
        FakeForks.that(
            fork ->
                fork.place().arm().equals("baseline")
                    ? End.of(Outcome.WRONG, "expected other events")
                    : End.ok(1_000_000));
    RunHarness harness = harness().with(forks);
    assertThat(gate(harness, "--baseline", "broken-wrong", "--candidate", "honest-one"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.out())
        .contains("FAILED        baseline on overhead: wrong: ")
        .containsPattern("\n   not measured +overhead/\\S* +the baseline failed\n")
        .doesNotContain("a new test needs");
    assertThat(Files.readString(harness.run().resolve("TEST-xmlbench-gate.xml")))
        .containsPattern(
            "name=\"overhead/[^\" ]*\"><failure message=\"baseline on overhead: wrong: ");
    assertThat(RunFolder.open(harness.run()).forks().records()).hasSizeLessThanOrEqualTo(8);
  }

  @Test
  void aFullDiskKeepsWhatWasMeasured() throws Exception {
    RunHarness harness = harness().with(FakeForks.well());
    int exit = gateOnADiskThatHolds(0, harness);
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("the disk is full: ", "start a new gate");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.records()).isEmpty();
  }

  @Test
  void aDiskThatFillsUpKeepsWhatWasMeasuredAndBlamesNoArm() throws Exception {
    RunHarness harness = harness().with(FakeForks.well().asleep(Duration.ofMillis(200)));
    int exit = gateOnADiskThatHolds(3, harness);
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("the disk is full: ", "start a new gate");
    assertThat(harness.out()).as("no verdict").isEmpty();
    assertThat(harness.run().resolve("gate.json")).doesNotExist();
    assertThat(harness.records())
        .hasSizeBetween(3, 7)
        .allMatch(fork -> fork.outcome() == Outcome.OK);
    assertThat(harness.execute("report", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
  }

  /** The log is a link, which leads to a full device once so many records are written. */
  private int gateOnADiskThatHolds(int records, RunHarness harness) throws Exception {
    Path full = Path.of("/dev/full");
    assumeThat(full).exists();
    Files.createDirectories(harness.run());
    Path link = harness.run().resolve(RunFolder.FORKS);
    Path log = Files.createFile(folder.resolve("log"));
    Files.createSymbolicLink(link, records == 0 ? full : log);
    Thread filling = Thread.ofVirtual().start(() -> fill(log, records, link, full));
    int exit = gate(harness, "--baseline", "honest-one");
    filling.interrupt();
    filling.join();
    Files.move(log, link, StandardCopyOption.REPLACE_EXISTING);
    return exit;
  }

  private void fill(Path log, int records, Path link, Path full) {
    try {
      while (Files.readString(log).lines().count() < records) {
        Thread.sleep(Duration.ofMillis(5));
      }
      Path other = Files.createSymbolicLink(folder.resolve("other"), full);
      Files.move(other, link, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --baseline honest-on                       | baseline: unknown driver 'honest-on'; did you
          --baseline honest-one --candidate honest-tow | candidate: unknown driver 'honest-tow'
          --baseline class:x.Y                       | baseline: class:x.Y: a class needs the class path
          --baseline honest-one --blocks 5           | --blocks '5' names no two stages: write for
          --baseline honest-one --blocks 1+20        | blocks in stage 1 is 1, but must be at least 2
          --baseline honest-one --blocks 2+3         | blocks in stage 2 is 3, but must be at least 4: fewer give no verdict
          --baseline honest-one --margin 2           | the margin is 2.0, but must be from 0 to below 1
          --baseline honest-one --margin 200%        | the margin is 2.0, but must be from 0 to below 1
          --baseline honest-one --margin much        | --margin 'much': write a percentage, for example 2%
          --baseline honest-one --margin 6%          | the pass bound is 0.05, but must be above the margin (0.06)
          --baseline honest-one --pass-bound 1%      | the pass bound is 0.01, but must be above
          --baseline honest-one --pass-bound 0.01    | the pass bound is 0.01, but must be above
          --baseline honest-one --profile gat        | unknown profile 'gat'; did you mean 'gate'?
          --baseline honest-one --compilation batch  | unknown compilation 'batch'; there are
          --baseline honest-one --basline-jvm -Xint  | unknown option '--basline-jvm'; did you mean
          --candidate honest-one                     | Missing required option: '--baseline=ARM'
          --baseline honest-one --fork-timeout 0     | --fork-timeout '0': must be a second
          """)
  void badInputIsOneLine(String line, String message) {
    RunHarness harness = harness();
    List<String> args = new ArrayList<>(List.of("gate", "--out", harness.run().toString()));
    args.addAll(List.of(line.trim().split(" +")));
    assertThat(harness.execute(args.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).startsWith("xmlbench: ").contains(message).hasLineCount(1);
    assertThat(harness.out()).isEmpty();
    assertThat(harness.run()).as("nothing was begun").doesNotExist();
  }
}
