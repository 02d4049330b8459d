package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.OwnProtocol;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.ServerHost;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * Servers that a command starts elsewhere, which here is a script on this host: it keeps the tokens
 * and the command lines that it was given.
 */
@Timeout(300)
class SoapNodesTest {
  private static final String SCRIPT =
      """
      #!/bin/sh
      for word in "$@"; do
        printf '%%s\\n' "$word" >>%1$s/words
        case $word in
          token=*)
            cat "${word#token=}" >>%1$s/tokens
            ls -l "${word#token=}" >>%1$s/modes
            ;;
        esac
      done
      echo 'srun: what a scheduler says'
      exec "$@"
      """;

  @TempDir private Path folder;
  private Path elsewhere;
  private Path command;

  @BeforeEach
  void makeCommand() throws IOException {
    elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    command = elsewhere.resolve("on-the-other-node");
    Files.writeString(command, SCRIPT.formatted(elsewhere));
    assertThat(command.toFile().setExecutable(true)).isTrue();
  }

  @SafeVarargs
  private RunHarness harness(Class<? extends Toolkit>... toolkits) {
    return new RunHarness(folder, HonestDriver.class).with(toolkits);
  }

  private int measured(RunHarness harness, String... args) {
    return run(harness, command.toString(), "127.0.0.1", args);
  }

  private static int run(RunHarness harness, String command, String listen, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--profile", "smoke", "--out", harness.run().toString()));
    all.addAll(List.of("--server-command", command, "--listen", listen));
    return harness.execute(all.toArray(String[]::new));
  }

  private List<String> tokens() throws IOException {
    return Files.readAllLines(elsewhere.resolve("tokens"));
  }

  /** A secret is in none of a run's files, in none of a command's words, and is not printed. */
  private void assertHidden(RunHarness harness) throws IOException {
    assertThat(tokens())
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .allMatch(t -> t.matches("[0-9a-f]{32}"));
    assertThat(Files.readAllLines(elsewhere.resolve("modes")))
        .allMatch(line -> line.startsWith("-rw-------"));
    StringBuilder all = new StringBuilder(harness.out()).append(harness.err());
    all.append(Files.readString(elsewhere.resolve("words")));
    try (Stream<Path> files = Files.walk(harness.run())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    assertThat(tokens()).noneMatch(all.toString()::contains);
  }

  @Test
  void eachStageOfAReportIsTimedByItsOwnNode() throws IOException {
    RunHarness harness = harness(HonestServer.class);
    assertThat(measured(harness, "sematech", "--operation", "receiveIntTrace", "--size", "10"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .hasSize(2)
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(SematechTest::assertTimes)
        .allMatch(fork -> fork.cell().condition().get("nodes").equals("2"))
        .allMatch(fork -> fork.measures().get("own_processors_count") == 1);
    assertThat(RunFolder.open(harness.run()).manifest().options())
        .containsEntry("serverCommand", command.toString())
        .containsEntry("listen", "127.0.0.1")
        .containsKey(ServerHost.OPTION);
    assertThat(harness.out()).contains("nodes=2");
    assertHidden(harness);
  }

  @Tag("slow")
  @Test
  void atARateTheReceiverIsOnTheOtherNode() throws IOException {
    RunHarness harness = harness(HonestServer.class);
    assertThat(measured(harness, "sematech", "--rate", "20", "--size", "10"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .isNotEmpty()
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.cell().condition().get("nodes").equals("2"))
        .allMatch(fork -> fork.measures().get("pair_receiver_load_percent") > 0)
        .allMatch(fork -> fork.measures().get("lag_max_nanos") > 0);
    assertHidden(harness);
  }

  @Test
  void loadsGoThere() throws IOException {
    RunHarness harness = harness(HonestServer.class, OwnProtocol.class);
    assertThat(
            measured(harness, "load", "--operation", "echoInts", "--size", "10", "--clients", "2"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records()).extracting(ForkRecord::outcome).containsOnly(Outcome.OK);
    assertThat(harness.records()).allMatch(fork -> fork.measures().get("server_cpu_nanos") > 0);
    assertHidden(harness);
  }

  @Tag("slow")
  @Test
  void callsCostWhatBothNodesTake() throws IOException {
    RunHarness harness = harness(HonestServer.class, OwnProtocol.class);
    assertThat(
            measured(harness, "soap", "--operation", "echoInts", "--size", "10", "--seam", "http"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("server_cpu_nanos") > 0)
        .allMatch(fork -> fork.measures().containsKey("other_work_percent"))
        .extracting(fork -> fork.cell().subject())
        .as("who speaks a protocol of its own has no place for a token")
        .containsOnly("honest-server");
    assertHidden(harness);
  }

  @Test
  void whatAClientTellsOfItsFailureHasNoToken() throws IOException {
    RunHarness harness = harness(BrokenServer.TellsItsAddress.class);
    assertThat(measured(harness, "load", "--operation", "echoVoid", "--clients", "1"))
        .isEqualTo(ExitCode.FAULT);
    harness.assertFault(
        "server-tells-address", Outcome.FAILED, "no server answers at http://127.0.0.1:");
    assertThat(harness.records()).allMatch(fork -> fork.reason().contains("/(hidden)/soapbench"));
    assertHidden(harness);
  }

  @Tag("slow")
  @Test
  void aServerThatEndsElsewhereCostsItsOwnCells() {
    RunHarness harness =
        harness(HonestServer.class, BrokenServer.Dies.class, BrokenServer.Refuses.class);
    assertThat(measured(harness, "load", "--operation", "echoVoid", "--clients", "1"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-server")).allMatch(fork -> fork.outcome() == Outcome.OK);
    harness.assertFault("server-dies", Outcome.FAILED, "its node's server ended with status");
    harness.assertFault("server-refuses", Outcome.FAILED, "the server is on holiday");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          env           | 0.0.0.0      | never listens on all addresses
          env           | ::           | write an address of IPv4
          env           | 203.0.113.0/24 | none of this node's addresses is meant
          false         | 127.0.0.1    | ended with status 1
          /no/such/srun | 127.0.0.1    | it cannot be started
          ' '           | 127.0.0.1    | --server-command: write
          """)
  void whatLeadsToNoNodeIsRefused(String prefix, String listen, String reason) {
    RunHarness harness = harness(HonestServer.class);
    assertThat(run(harness, prefix, listen, "load")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(reason);
    assertThat(harness.run().resolve("forks.jsonl")).doesNotExist();
  }

  /** What says too much is neither kept nor waited for. */
  @Test
  void aCommandThatSaysMuchIsToldInOneShortLine() throws IOException {
    Files.writeString(command, "#!/bin/sh\nhead -c 20000000 /dev/zero | tr '\\0' y\nexit 3\n");
    RunHarness harness = harness(HonestServer.class);
    assertThat(measured(harness, "load")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("ended with status 3", "yyy...")
        .hasSizeLessThan(600);
  }

  @Test
  void aNodeWithAnotherJdkIsRefused() throws IOException {
    Files.writeString(
        command,
        "#!/bin/sh\n\"$@\" | sed 's/\"jdkVersion\":\"[^\"]*\"/\"jdkVersion\":\"24.0.1+9\"/'\n");
    RunHarness harness = harness(HonestServer.class);
    assertThat(measured(harness, "load")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("has Java 24.0.1+9", "this one " + Runtime.version());
  }

  @ParameterizedTest
  @CsvSource({"attacks", "startup", "fidelity", "interoperability"})
  void otherServersStayOnLoopback(String family) {
    RunHarness harness = harness(HonestServer.class);
    assertThat(run(harness, "env", "127.0.0.1", family)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown option '--server-command'");
  }

  @Test
  void halfOfItIsRefused() {
    RunHarness harness = harness(HonestServer.class);
    assertThat(harness.execute("load", "--listen", "127.0.0.1")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--server-command is missing");
    assertThat(harness.execute("load", "--server-command", "env")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--listen is missing");
  }

  @Test
  void aSeamWithoutAServerIsRefused() {
    RunHarness harness = harness(HonestServer.class);
    assertThat(run(harness, "env", "127.0.0.1", "soap", "--seam", "http,stack"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("only the seams http and http-close have a server");
  }
}
