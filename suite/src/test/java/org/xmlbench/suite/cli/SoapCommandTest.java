package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenToolkit;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.broken.ProgramToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The command over real forks of small toolkits, honest ones and broken ones. */
@Timeout(300)
class SoapCommandTest {
  @TempDir private Path folder;

  private static int soap(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("soap", "--out", harness.run().toString()));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  private RunHarness honest() {
    return new RunHarness(folder, HonestDriver.class).with(HonestToolkit.class);
  }

  @Test
  void everyExchangeOfTheProfileIsMeasuredAndReported() {
    RunHarness harness = honest();
    assertThat(soap(harness, "--profile", "smoke")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK && fork.measured().wallNanos() > 0)
        .allMatch(fork -> fork.measures().get("request_bytes") > 0)
        .allMatch(fork -> fork.measures().get("reply_bytes") > 0)
        .extracting(fork -> fork.cell().document())
        .containsExactlyInAnyOrder("receiveDoubles:10", "sendDoubles:10");
    assertThat(harness.out()).contains("honest-soap", "receiveDoubles:10", "seam=stack");
    assertThat(harness.run())
        .isDirectoryContaining("glob:**/report.html")
        .isDirectoryContaining("glob:**/comparison.json");
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
  }

  @Test
  void aBrokenToolkitCostsItsOwnCellsOnly() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(
                HonestToolkit.class,
                BrokenToolkit.SaysWrong.class,
                BrokenToolkit.HearsWrong.class,
                BrokenToolkit.SaysLessLater.class,
                BrokenToolkit.Throws.class,
                BrokenToolkit.Exits.class);
    assertThat(soap(harness, "--profile", "smoke", "--operation", "echoDoubles", "--size", "10"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-soap")).allMatch(fork -> fork.outcome() == Outcome.OK);
    harness.assertFault("soap-says-wrong", Outcome.WRONG, "its request differs: event");
    harness.assertFault("soap-hears-wrong", Outcome.WRONG, "element 9 is 10.0 instead of 9.0");
    harness.assertFault("soap-says-less-later", Outcome.WRONG, "the request has 4 bytes");
    harness.assertFault("soap-throws", Outcome.FAILED, "the toolkit is tired");
    harness.assertFault("soap-exits", Outcome.FAILED, "ended");
  }

  @Test
  void bytesBesideTheEnvelopeAreInATableOfTheirOwn() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestToolkit.class, HonestToolkit.WithMtom.class, BrokenToolkit.Inlines.class);
    assertThat(
            soap(harness, "--profile", "smoke", "--size", "3000", "--operation", "receiveBase64"))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-soap"))
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("request_bytes") > 4000)
        .allMatch(fork -> fork.measures().get("profile_failed_assertions") == 0);
    assertThat(harness.recordsOf("honest-soap+mtom"))
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("request_bytes") < 4000)
        .allMatch(fork -> fork.measures().get("profile_passed_assertions") == 12);
    harness.assertFault(
        "soap-inlines", Outcome.WRONG, "it has 0 parts beside its envelope instead of 1");
    assertThat(harness.out())
        .contains("document/literal, seam stack", "document/literal with MTOM, seam stack")
        .contains("assertions of WS-I Basic Profile 1.1");
  }

  @Test
  void operationsWithoutBytesHaveNoGroupOfMtom() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestToolkit.class, HonestToolkit.WithMtom.class);
    String[] dry = {"--dry-run", "--operation", "sendInts,echoBase64"};
    assertThat(soap(harness, dry)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out().lines().filter(line -> line.contains("sendInts")))
        .noneMatch(line -> line.contains("mtom"));
    assertThat(harness.out().lines().filter(line -> line.contains("echoBase64")))
        .anyMatch(line -> line.contains("mtom") || line.contains("MTOM"));
  }

  @Test
  void aToolkitThatCannotRunHereIsLeftOutWithTheReason() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestToolkit.class, BrokenToolkit.Unavailable.class);
    assertThat(soap(harness, "--profile", "smoke", "--toolkit", "soap-unavailable"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("soap-unavailable is not available here: moonstone not found: dig for it");
    assertThat(harness.execute("list", "toolkits")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("soap-unavailable", "moonstone not found: dig for it");
    harness.with(FakeForks.well());
    assertThat(soap(harness, "--profile", "smoke")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).contains("soap-unavailable is left out: moonstone not found");
    assertThat(harness.recordsOf("soap-unavailable")).isEmpty();
  }

  @Tag("slow")
  @Test
  void ofAProgramItsOwnClocksAreTheFigureAndNothingOfThisJvmIs() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestToolkit.class, ProgramToolkit.class);
    assertThat(soap(harness, "--profile", "smoke")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.recordsOf("soap-program"))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              long operations =
                  fork.iterations().stream()
                      .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
                      .mapToLong(Iteration::operations)
                      .sum();
              assertThat(fork.measured())
                  .isEqualTo(
                      new Measured(
                          operations * ProgramToolkit.WALL_NANOS,
                          operations * ProgramToolkit.CPU_NANOS,
                          0L,
                          null));
              assertThat(fork.jvm()).doesNotContainKey("boundTo");
              assertThat(fork.implementation().className()).isEqualTo("Proxy");
              assertThat(fork.implementation().jar()).isEqualTo("java");
              assertThat(fork.implementation().sha256()).hasSize(64);
            })
        .flatMap(ForkRecord::iterations)
        .allMatch(iteration -> iteration.allocatedBytes() == null)
        .allMatch(iteration -> iteration.gcCount() == null && iteration.gcNanos() == null)
        .allMatch(iteration -> iteration.threadCpuNanos() == null);
    assertThat(harness.recordsOf("honest-soap"))
        .flatMap(ForkRecord::iterations)
        .allMatch(iteration -> iteration.allocatedBytes() > 0);
    assertThat(harness.execute("report", harness.run().toString())).isEqualTo(ExitCode.OK);
  }

  @Test
  void resumeContinuesTheSamePlan() throws IOException {
    RunHarness harness = honest().with(FakeForks.well());
    assertThat(soap(harness, "--profile", "smoke", "--blocks", "2")).isEqualTo(ExitCode.OK);
    List<ForkRecord> before = harness.records();
    Path log = harness.run().resolve("forks.jsonl");
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, 1));
    assertThat(soap(harness, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(Files.readAllLines(log))
        .as("the first fork is kept, and both exchanges get their two blocks")
        .startsWith(lines.getFirst())
        .hasSize(4);
    assertThat(harness.records().subList(1, 4)).doesNotContainAnyElementsOf(before);
    assertThat(soap(harness, "--resume", "--blocks", "3")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("give no others than --out, --time-budget and --wait");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("resume with: xmlbench soap --resume --out ");
  }

  @Test
  void aDryRunShowsThePlanAndMeasuresNothing() {
    RunHarness harness = honest();
    assertThat(soap(harness, "--dry-run")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("receiveDoubles:1000", "sendMeshInterfaceObjects:1000", "echoVoid", "3 blocks");
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aDryRunOfNothingEndsAsTheRunWould() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestServer.Limited.class);
    String[] tooLarge = {"--dry-run", "--seam", "http", "--operation", "receiveInts:51"};
    assertThat(soap(harness, tooLarge)).as(harness.err()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.out())
        .contains("skipped: 51 elements in one, and it takes 50 at most", "nothing to run")
        .doesNotContain("0 forks");
  }

  @Test
  void aSizeIsOfTheOperationsThatNameNone() {
    RunHarness harness = honest();
    String[] dry = {"--dry-run", "--operation", "echoInts:10,sendInts,echoVoid", "--size", "20"};
    assertThat(soap(harness, dry)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("echoInts:10", "sendInts:20", "echoVoid")
        .doesNotContain("echoInts:20", "sendInts:10");
  }

  @Test
  void aNamedToolkitThatIsNotMeasuredIsReported() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestToolkit.class, HonestServer.class);
    assertThat(soap(harness, "--dry-run", "--seam", "http", "--operation", "echoDoubles:10"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("echoDoubles:10").doesNotContain("honest-soap");
    assertThat(harness.err()).as("it was not named").doesNotContain("left out");
    assertThat(
            soap(harness, "--dry-run", "--seam", "http", "--toolkit", "honest-soap,honest-server"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.onlyLineOfErr())
        .contains("honest-soap is left out: it has no seam http; it has stack");
  }

  /** Runs made before had every toolkit of the distribution in their manifests. */
  @Test
  void theManifestNamesTheMeasuredToolkitsAndNoOthers() throws IOException {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestToolkit.class, HonestToolkit.WithMtom.class, HonestServer.class)
            .with(FakeForks.well());
    assertThat(
            soap(harness, "--profile", "smoke", "--seam", "stack", "--operation", "sendDoubles:10"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    Manifest manifest = RunFolder.open(harness.run()).manifest();
    assertThat(manifest.subjects()).extracting(SubjectEntry::id).containsExactly("honest-soap");

    Path file = harness.run().resolve("manifest.json");
    ObjectNode old = (ObjectNode) JsonMapper.shared().readTree(file);
    ArrayNode subjects = (ArrayNode) old.get("subjects");
    subjects.add(((ObjectNode) subjects.get(0)).deepCopy().put("id", "honest-soap+mtom"));
    Files.writeString(file, old.toString());
    Files.writeString(harness.run().resolve("forks.jsonl"), "");
    assertThat(soap(harness, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.recordsOf("honest-soap")).hasSize(1);
    assertThat(harness.records()).hasSize(1);
  }

  @Test
  void aRunOfToolkitsIsNotReplayed() {
    RunHarness harness = honest().with(FakeForks.well());
    assertThat(soap(harness, "--profile", "smoke")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.execute("replay", harness.run().toString(), "1")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("is of SOAP toolkits: only a fork of a run of parsers is replayed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--operation echoDoubles:0 | echoDoubles of size 0: must be from 1 to 100000",
        "--toolkit honest-sop | unknown toolkit 'honest-sop'",
        "--operation echoDouble | unknown operation 'echoDouble'",
        "--operation echoDoubles --size 0 | --size 0: must be from 1 to 100000",
        "--size 0 | --size 0: must be from 1 to 100000",
        "--size 10,many | size 'many': must be a number of elements",
        "--operation echoInts:10 --size 20 | --size 20: no --operation takes it, echoInts:10 has",
        "--operation echoVoid --size 20 | --size 20: no --operation takes it, echoVoid carries",
        "--operation echoVoid:20 | --operation echoVoid:20: echoVoid carries nothing: leave the"
            + " size",
        "--operation echoDoubles --size many | size 'many': must be a number of elements",
        "--operation echoInts --data full-precision | only Doubles have one beside the published",
        "--operation echoInts --data precise | unknown data rule 'precise'",
        "--size 10 | name it with --operation",
        "--seam stak | unknown seam 'stak'",
        "--seam binding | nothing to run: honest-soap has no seam binding; it has stack",
        "--profile quik | unknown profile 'quik'",
        "--blocks 0 | at least one block is needed",
        "--time-budget soon | --time-budget",
      })
  void badUsageIsReportedInOneLine(String options, String message) {
    RunHarness harness = honest();
    assertThat(soap(harness, options.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(message);
    assertThat(harness.run()).doesNotExist();
  }
}
