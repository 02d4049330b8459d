package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.attacks.runs.Sandbox;
import org.xmlbench.families.attacks.tables.AttackTables;
import org.xmlbench.families.load.fork.LoadMeasures;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.table.Table;
import org.xmlbench.soap.http.ServerSandbox;
import org.xmlbench.soap.toolkit.Toolkit;

/** Servers under load and under attack. */
@Timeout(300)
class SoapServersTest {
  @TempDir private static Path shared;

  /** A run of attacks that two tests read; {@code null} until one of them has made it. */
  private static RunHarness believes;

  @TempDir private Path folder;

  @SafeVarargs
  private RunHarness harness(Class<? extends Toolkit>... toolkits) {
    return new RunHarness(folder, HonestDriver.class).with(toolkits);
  }

  private static int execute(RunHarness harness, String command, String... args) {
    List<String> all = new ArrayList<>(List.of(command, "--out", harness.run().toString()));
    all.addAll(List.of("--profile", "smoke"));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Test
  void aServerUnderLoadHasARateAndLatencies() throws IOException {
    RunHarness harness = harness(HonestServer.class, HonestToolkit.class);
    assertThat(execute(harness, "load", "--clients", "1,4"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(SoapServersTest::assertLatencies)
        .extracting(fork -> fork.cell().document())
        .containsExactlyInAnyOrder("echoDoubles:10@1", "echoDoubles:10@4");
    assertThat(harness.out())
        .contains("servers under load, document/literal, echoDoubles:10")
        .containsPattern("honest-server +[0-9.]+ ");
    assertThat(Files.readString(harness.run().resolve("load.json"))).contains("\"longest_us\"");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  private static void assertLatencies(ForkRecord fork) {
    assertThat(fork.measures())
        .containsEntry("errors_count", 0.0)
        .containsKeys("other_work_percent")
        .containsKeys("seen_p50_nanos", "corrected_p99.9_nanos", "corrected_max_nanos");
    assertThat(fork.measures().get("rate_calls_per_second")).isPositive();
    assertThat(fork.measures().get("server_cpu_nanos")).isPositive();
    assertThat(fork.measures().get("corrected_p99_nanos"))
        .isGreaterThanOrEqualTo(fork.measures().get("seen_p50_nanos"));
  }

  @Tag("slow")
  @Test
  void aServerThatFailsUnderLoadCostsItsOwnCellsOnly() {
    RunHarness harness =
        harness(
            HonestServer.class,
            BrokenServer.Dies.class,
            BrokenServer.SaysWrong.class,
            BrokenServer.MixesUp.class);
    assertThat(execute(harness, "load", "--clients", "4")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-server")).allMatch(fork -> fork.outcome() == Outcome.OK);
    harness.assertFault("server-dies", Outcome.FAILED, "its server ended with status 7");
    harness.assertFault("server-says-wrong", Outcome.WRONG, "element 3 is 4.0 instead of 3.0");
    harness.assertFault("server-mixes-up", Outcome.WRONG, "under load its server's reply differs");
  }

  private List<Table> attacked(String toolkits, String attacks) throws IOException {
    return tables(attacked(folder, toolkits, attacks));
  }

  private static List<Table> tables(RunHarness harness) {
    return AttackTables.of(harness.records()).details();
  }

  private static RunHarness attacked(Path folder, String toolkits, String attacks)
      throws IOException {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(
                HonestServer.class,
                BrokenServer.Believes.class,
                BrokenServer.Trusts.class,
                BrokenServer.Crashes.class,
                BrokenServer.Hoards.class,
                BrokenServer.Pools.class);
    assertThat(execute(harness, "attacks", "--toolkit", toolkits, "--attack", attacks))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("servers under attack").contains(toolkits.split(","));
    assertThat(Files.readString(harness.run().resolve("attacks.json"))).contains("\"kept\"");
    return harness;
  }

  private static RunHarness believes() throws IOException {
    if (believes == null) {
      believes = attacked(shared, "server-believes", "external-dtd");
    }
    return believes;
  }

  @Tag("slow")
  @Test
  void aServerThatRefusesLosesNothing() throws IOException {
    List<Table> tables = attacked("honest-server", "malformed,half-sent,slow");
    assertThat(verdict(tables, "honest-server", "malformed")).isEqualTo("rejected");
    assertThat(verdict(tables, "honest-server", "half-sent")).isEqualTo("held open");
    assertThat(verdict(tables, "honest-server", "slow")).isEqualTo("held open");
    assertThat(tables)
        .allSatisfy(
            table ->
                assertThat(TableCells.texts(table, "good_clients_errors").getFirst())
                    .isEqualTo("0"));
    assertThat(TableCells.texts(attack(tables, "half-sent"), "unanswered").getFirst())
        .as("each of eight attackers waits through both attacks")
        .isEqualTo("16");
  }

  @Test
  void whatAttacksFindIsNoTime() throws IOException {
    assertNoTime(believes(), "servers under attack", "attacks.json");
  }

  @Tag("slow")
  @Test
  void whatAServerRefusesIsNoTime() throws IOException {
    RunHarness refuses = attacked(folder, "honest-server", "malformed");
    assertThat(verdict(tables(refuses), "honest-server", "malformed")).isEqualTo("rejected");
    assertNoTime(refuses, "servers under attack", "attacks.json");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "interoperability, --toolkit honest-server, interoperability, interoperability.json",
    "fidelity, --case int-least, fidelity, fidelity.json",
  })
  void whatServersDoIsNoTime(String experiment, String chosen, String what, String file) {
    RunHarness harness = harness(HonestServer.class);
    assertThat(execute(harness, experiment, chosen.split(" "))).isEqualTo(ExitCode.OK);
    assertNoTime(harness, what, file);
  }

  private static void assertNoTime(RunHarness harness, String what, String file) {
    String run = harness.run().toString();
    assertThat(harness.run().resolve("jmh.json")).doesNotExist();
    assertThat(harness.run().resolve(file)).exists();
    for (String command :
        List.of(
            "compare",
            "compare --json",
            "history",
            "export --format jmh",
            "export --format bencher",
            "export --format otava",
            "export --format openmetrics")) {
      List<String> args = new ArrayList<>(List.of(command.split(" ")));
      args.add(run);
      assertThat(harness.execute(args.toArray(String[]::new)))
          .as(command)
          .isEqualTo(ExitCode.USAGE);
      assertThat(harness.onlyLineOfErr())
          .as(command)
          .contains(run + " is of " + what + ", whose result is no time: it is in " + file);
    }
    assertThat(harness.execute("report", run)).isEqualTo(ExitCode.OK);
  }

  @Test
  void aServerThatReadsWhatAMessageNamesIsDetected() throws IOException {
    assertThat(verdict(tables(believes()), "server-believes", "external-dtd")).isEqualTo("fetched");
  }

  @Tag("slow")
  @Test
  void aServerThatTellsAFileIsDetectedBesideOneThatFetches() throws IOException {
    List<Table> tables = attacked("server-believes", "external-dtd,external-entity");
    assertThat(verdict(tables, "server-believes", "external-dtd")).isEqualTo("fetched");
    assertThat(verdict(tables, "server-believes", "external-entity")).isEqualTo("told a file");
  }

  @Test
  void whatThePlatformDeniesIsOpenedByAServerAsItComes() throws IOException, InterruptedException {
    assumeThat(Sandbox.ofThisHost(List.of()).kind())
        .as("this kernel makes no sandbox")
        .isNotEqualTo(ServerSandbox.NONE);
    RunHarness harness = attacked(folder, "server-trusts", "external-entity");
    Table table = tables(harness).getFirst();
    assertThat(TableCells.texts(table, "hardening")).containsExactly("as-it-comes", "hardened");
    assertThat(TableCells.texts(table, "outcome")).containsExactly("told a file", "rejected");
    assertNoTime(harness, "servers under attack", "attacks.json");
  }

  /** A pool that has grown is no leak. */
  @Tag("slow")
  @Test
  void aServerThatEndsHasCrashedAndOneThatKeepsThreadsHasLeaked() throws IOException {
    List<Table> tables = attacked("server-crashes,server-hoards,server-pools", "malformed");
    assertThat(verdict(tables, "server-crashes", "malformed")).isEqualTo("crashed");
    assertThat(verdict(tables, "server-hoards", "malformed")).isEqualTo("leaked");
    assertThat(verdict(tables, "server-pools", "malformed")).isEqualTo("rejected");
  }

  private static Table attack(List<Table> tables, String attack) {
    return tables.stream().filter(table -> table.id().equals(attack)).findFirst().orElseThrow();
  }

  private static String verdict(List<Table> tables, String toolkit, String attack) {
    return TableCells.text(attack(tables, attack), toolkit, "outcome");
  }

  @Test
  void whatIsTooLargeForAToolkitIsSkippedWithTheReason() {
    FakeForks forks = FakeForks.well();
    Map<Measure, Double> load = Map.of(LoadMeasures.RATE, 1000.0, LoadMeasures.ERRORS, 0.0);
    RunHarness harness =
        harness(HonestServer.class, HonestServer.Limited.class)
            .with(fork -> forks.run(fork).withMeasures(load));
    assertThat(harness.execute("load", "--operation", "echoInts", "--size", "51", "--dry-run"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("skipped: 51 elements in one, and it takes 50 at most");
    assertThat(
            execute(
                harness, "load", "--clients", "1", "--operation", "echoInts", "--size", "50,51"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.recordsOf("honest-server")).allMatch(fork -> fork.outcome() == Outcome.OK);
    assertThat(harness.recordsOf("server-limited"))
        .extracting(fork -> fork.cell().document() + " " + fork.outcome() + " " + fork.reason())
        .containsExactlyInAnyOrder(
            "echoInts:50@1 OK null",
            "echoInts:51@1 SKIPPED 51 elements in one, and it takes 50 at most");
  }

  @Test
  void aRunOfSkippedCellsAloneHasNoFiguresAndSaysSo() {
    FakeForks forks = FakeForks.well();
    RunHarness harness = harness(HonestServer.class, HonestServer.Limited.class).with(forks::run);
    assertThat(
            execute(
                harness,
                "load",
                "--toolkit",
                "server-limited",
                "--clients",
                "1",
                "--operation",
                "echoInts:51"))
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err())
        .contains(
            "the run has no figures: server-limited: 51 elements in one, and it takes 50 at most");
  }

  @Test
  void aRunIsResumed() throws IOException {
    FakeForks forks = FakeForks.well();
    Map<Measure, Double> load = Map.of(LoadMeasures.RATE, 1000.0, LoadMeasures.ERRORS, 0.0);
    RunHarness harness =
        harness(HonestServer.class).with(fork -> forks.run(fork).withMeasures(load));
    assertThat(execute(harness, "load", "--clients", "1,2")).isEqualTo(ExitCode.OK);
    ForkRecord first = harness.records().getFirst();
    Path records = harness.run().resolve("forks.jsonl");
    Files.write(records, Files.readAllLines(records).subList(0, 1));
    assertThat(harness.execute("load", "--resume", "--out", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(2).startsWith(first);
    assertThat(harness.execute("soap", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("xmlbench load --resume --out " + harness.run());
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("xmlbench load --resume --out " + harness.run());
    assertThat(harness.execute("sematech", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("xmlbench load --resume --out " + harness.run());
    assertThat(harness.execute("bindings", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("xmlbench load --resume --out " + harness.run());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "soap --experiment loads | unknown option '--experiment'",
        "load --clients 0 | 0 clients: must be from 1 to 1024",
        "load --operation echoVoid@4 | write echoVoid alone, and choose the number",
        "load --clients many | clients 'many': must be a number",
        "load --seam http | unknown option '--seam'",
        "load --pairing turns | unknown option '--pairing'",
        "attacks --clock wall | unknown option '--clock'",
        "load --attack slow | unknown option '--attack'",
        "load --toolkit honest-soap | nothing to run: honest-soap has no server",
        "attacks --attack slwo | unknown attack 'slwo'",
        "attacks --size 10 | unknown option '--size'",
        "soap --clients 4 | unknown option '--clients'",
        "soap --classic http://127.0.0.1:1/x 10 aa 10 | unknown option '--classic'",
      })
  void badUsageIsReportedInOneLine(String command, String reason) {
    RunHarness harness = harness(HonestServer.class, HonestToolkit.class);
    assertThat(harness.execute(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(reason);
  }
}
