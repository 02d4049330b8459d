package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.fidelity.fork.FidelityCase;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.UnavailableDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.probes.Catalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the commands do, with drivers of which some are broken. */
class CommandsTest {
  @TempDir private Path folder;
  private Distribution home;
  private Path good;

  @BeforeEach
  void makeHome() throws IOException {
    home = BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class);
    good = Files.writeString(folder.resolve("good.xml"), "<a xmlns='u' b='1'>x<c/></a>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "load | --clients --operation --size --data --toolkit --blocks | --attack --receiving",
        "attacks | --attack --toolkit --time-budget | --clients --operation --size --receiving",
        "sematech | --receiving --operation --size --toolkit --dry-run | --data --clients --attack",
        "interoperability | --toolkit --out --resume | --operation --size --receiving --data",
        "startup | --classes --operation --size --toolkit --resume | --clients --attack"
            + " --receiving",
        "fidelity | --case --toolkit --out --resume | --operation --size --attack --receiving",
      })
  void anExperimentsHelpShowsWhatItTakes(String command, String has, String others) {
    String help = CliRun.of(home, command, "--help").out();
    assertThat(help)
        .contains(has.split(" "))
        .contains("Exit codes: 0 done")
        .doesNotContain(others.split(" "))
        .doesNotContain("--seam", "--experiment", "--clock", "--pairing", "URL");
  }

  @Test
  void theHelpOfAttacksNamesEach() {
    assertThat(CliRun.of(home, "attacks", "--help").out().replaceAll("\\s+", ""))
        .contains(Attack.labels());
  }

  @Test
  void theHelpOfFidelityNamesEach() {
    assertThat(CliRun.of(home, "fidelity", "--help").out().replaceAll("\\s+", ""))
        .contains(FidelityCase.labels());
  }

  private static String oneLine(String help) {
    return help.replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run",
        "readahead",
        "iolite",
        "piximal",
        "soap",
        "bindings",
        "load",
        "sematech",
        "attacks"
      })
  void whatADryRunDoesNotKnow(String command) {
    assertThat(oneLine(CliRun.of(home, command, "--help").out()))
        .contains("--dry-run", "No fork is started", "is not known yet")
        .doesNotContain("No document is parsed");
  }

  @Test
  void doctorReadsThisHostAndEndsWell() {
    CliRun run = CliRun.of(home, "doctor");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("load  ", "steal time  ", "of 12 findings matter");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void doctorPrintsTheFileOfARunFolder() {
    CliRun run = CliRun.of(home, "doctor", "--json");
    assertThat(run.exit()).isZero();
    JsonNode json = json(run.out());
    assertThat(json.get("schema").asInt()).isEqualTo(1);
    assertThat(json.get("sessions").get(0).get("findings")).hasSize(12);
  }

  @Test
  void eventsPrintsTheCanonicalStream() {
    CliRun run = CliRun.of(home, "events", "--driver", "honest-one", good.toString());
    assertThat(run.out()).isEqualTo("S {u}a\nN =u\nA {}b=1\nT x\nS {u}c\nE {u}c\nE {u}a\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isZero();
  }

  @Test
  void eventsOfALibraryThatIsNotHereSaysWhatBringsIt() throws IOException {
    Distribution without = BrokenDriversFolder.make(folder.resolve("x"), UnavailableDriver.class);
    CliRun run = CliRun.of(without, "events", "--driver", "unavailable", good.toString());
    assertThat(run.err())
        .contains("unavailable is not available here: libmoonstone is not there: dig for it");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void eventsOfAMalformedFileEndWithItsPlace() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.xml"), "<a>\n<b></a>");
    CliRun run = CliRun.of(home, "events", "--driver", "honest-one", bad.toString());
    assertThat(run.out()).startsWith("S {}a\nT \\n\nS {}b\n");
    assertThat(run.err()).matches("2:\\d+: .+\n");
    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void checkPassesWhereTwoLineagesAgree() {
    CliRun run = CliRun.of(home, "check", good.toString());
    assertThat(run.out())
        .contains("1 file × 2 drivers: 2 agree; nothing undeclared")
        .doesNotContain("differ    ", "drivers were run");
    assertThat(run.exit()).isZero();
  }

  @Test
  void checkShowsTheFirstDifferenceOfAWrongDriver() {
    home = withBroken(BrokenDriver.Wrong.class);
    CliRun run = CliRun.of(home, "check", good.toString());
    assertThat(run.out())
        .contains("differ    broken-wrong   " + good)
        .contains("line 1, honest-one: S {u}a")
        .contains("line 1, broken-wrong: S {}wrong");
    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void checkOfOneDriverStillLetsAllVote() {
    home = withBroken(BrokenDriver.Wrong.class);
    CliRun run = CliRun.of(home, "check", "--driver", "honest-two", good.toString());
    assertThat(run.out())
        .contains("1 file × 1 driver: 1 agree", "all 3 drivers were run, because the majority")
        .doesNotContain("broken-wrong");
    assertThat(run.exit()).isZero();
  }

  @Test
  void checkTakesWhatADriverDeclares() throws IOException {
    home = withBroken(BrokenDriver.Declared.class);
    Path entity =
        Files.writeString(folder.resolve("entity.xml"), "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>");
    CliRun run = CliRun.of(home, "check", entity.toString());
    assertThat(run.out()).contains("declared  broken-declared").contains("internal-entities");
    assertThat(run.exit()).isZero();
    assertThat(CliRun.of(home, "check", good.toString()).exit()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void checkReportsAFileThatIsNotWellFormed() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.xml"), "<a>");
    CliRun run = CliRun.of(home, "check", bad.toString());
    assertThat(run.out()).contains("rejected  every driver   " + bad + ": not well-formed");
    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void checkLeavesFilesOutsideTheDomainAlone() throws IOException {
    Path outside =
        Files.writeString(folder.resolve("outside.xml"), "<?xml version='1.1'?><a>&#1;</a>");
    CliRun run = CliRun.of(home, "check", outside.toString());
    assertThat(run.out()).contains("outside   every driver   " + outside);
    assertThat(run.exit()).isZero();
  }

  @Test
  void checkReportsThatTheRightEventsAreUnknown() {
    home = BrokenDriversFolder.make(folder.resolve("lonely"), HonestDriver.class);
    CliRun run = CliRun.of(home, "check", good.toString());
    assertThat(run.out()).contains("unverified").contains("differ    honest-one");
    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void checkHoldsAGeneratedDocumentAgainstItsOracle() {
    home = BrokenDriversFolder.make(folder.resolve("lonely"), HonestDriver.class);
    CliRun run = CliRun.of(home, "check", "--json", "interop-int:10", "psd:64KiB");
    JsonNode check = json(run.out());
    assertThat(check.get("total").get("agree").asInt()).isEqualTo(2);
    assertThat(check.get("files").get(0).get("referenceFrom").get(0).asString())
        .isEqualTo("oracle");
    assertThat(run.exit()).isZero();
  }

  @Test
  void checkOfAFolderNamesWhatItLeavesOut() throws IOException {
    Path documents = Files.createDirectories(folder.resolve("documents"));
    Files.copy(good, documents.resolve("a.xml"));
    Files.writeString(documents.resolve("readme.txt"), "text");
    CliRun run = CliRun.of(home, "check", documents.toString());
    assertThat(run.out()).contains("left out").contains("readme.txt: does not start with '<'");
    assertThat(run.exit()).isZero();
  }

  @Test
  void generateWritesTheDocument() throws IOException {
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    Catalogue.parse("interop-int:10").write(expected);
    CliRun run = CliRun.of(home, "generate", "interop-int:10");
    assertThat(run.out()).isEqualTo(expected.toString(StandardCharsets.UTF_8));

    Path file = folder.resolve("out.xml");
    assertThat(CliRun.of(home, "generate", "interop-int:10", "-o", file.toString()).exit())
        .isZero();
    assertThat(file).hasBinaryContent(expected.toByteArray());
  }

  @Test
  void generateLeavesNothingBesideItsFile() throws IOException {
    Path out = Files.createDirectories(folder.resolve("out"));
    CliRun.of(home, "generate", "overhead", "-o", out.resolve("a.xml").toString());
    try (var files = Files.list(out)) {
      assertThat(files).containsExactly(out.resolve("a.xml"));
    }
  }

  @Test
  void generateOnAFullDiskReportsItAndExitsWith3() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "no /dev/full on this system");
    CliRun run = CliRun.of(home, "generate", "psd:1MiB", "-o", full.toString());
    assertThat(run.err())
        .isEqualTo("xmlbench: /dev/full: the disk is full: free some space and start again\n");
    assertThat(run.exit()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(full).exists();
  }

  @Test
  void generateWritesToADeviceAsItIs() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.isWritable(device), "no /dev/null on this system");
    assertThat(CliRun.of(home, "generate", "psd:1MiB", "-o", device.toString()).exit()).isZero();
    assertThat(Files.isRegularFile(device)).isFalse();
  }

  private Distribution withBroken(Class<? extends BrokenDriver> broken) {
    return BrokenDriversFolder.make(
        folder.resolve("broken"), HonestDriver.class, HonestDriver.Second.class, broken);
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
