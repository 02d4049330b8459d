package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.suite.broken.BrokenServer;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.HonestServer;
import org.xmlbench.suite.broken.HonestToolkit;
import org.xmlbench.suite.broken.OtherWire;
import org.xmlbench.suite.broken.OwnProtocol;
import org.xmlbench.suite.broken.PlainServer;
import org.xmlbench.suite.command.ExitCode;

/** Calls over loopback, by forks and by the driver of 2005. */
@Timeout(300)
class SoapOverHttpTest {
  @TempDir private Path folder;

  @SafeVarargs
  private RunHarness harness(Class<? extends Toolkit>... toolkits) {
    return new RunHarness(folder, HonestDriver.class).with(toolkits);
  }

  private static int soap(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("soap", "--out", harness.run().toString()));
    all.addAll(List.of("--profile", "smoke"));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Tag("slow")
  @Test
  void theServersPartStandsBesideTheCall() {
    RunHarness harness = harness(HonestServer.class);
    assertThat(soap(harness, "--operation", "echoDoubles,echoVoid", "--size", "10"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("server_cpu_nanos") > 0)
        .allMatch(fork -> fork.measures().containsKey("other_work_percent"))
        .as("the server's compilers are part of all compilers, and these of the CPU time")
        .allSatisfy(
            fork -> {
              long operations =
                  fork.iterations().stream()
                      .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
                      .mapToLong(Iteration::operations)
                      .sum();
              double servers = fork.measures().get("server_compiler_nanos") * operations;
              assertThat(servers).isNotNegative();
              assertThat((double) fork.measured().jitCpuNanos())
                  .isGreaterThanOrEqualTo(servers - 1);
              assertThat(fork.measured().jitCpuNanos())
                  .isLessThan(fork.measured().processCpuNanos());
            })
        .allMatch(fork -> fork.measures().get("default_call_nanos") > 0)
        .allMatch(fork -> fork.implementation().className().contains("HonestServer"))
        .extracting(fork -> fork.cell().condition().get("seam"))
        .contains("http", "http-close");
    assertThat(harness.out())
        .contains("seam http:", "seam http-close:", "wall us  server cpu us  default us")
        .contains("default us: by the wall clock where the host's default is left on");
  }

  @Tag("slow")
  @Test
  void aServerThatFailsCostsItsOwnCellsOnly() {
    RunHarness harness =
        harness(
            HonestServer.class,
            BrokenServer.Dies.class,
            BrokenServer.Refuses.class,
            BrokenServer.SaysWrong.class);
    assertThat(soap(harness, "--operation", "echoDoubles", "--size", "10", "--seam", "http"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-server")).allMatch(fork -> fork.outcome() == Outcome.OK);
    harness.assertFault("server-dies", Outcome.FAILED, "its server ended with status 7");
    harness.assertFault("server-refuses", Outcome.FAILED, "the server is on holiday");
    harness.assertFault("server-says-wrong", Outcome.WRONG, "element 3 is 4.0 instead of 3.0");
  }

  @Tag("slow")
  @Test
  void whatAWitnessUnderstoodOfARequestIsVerified() {
    RunHarness harness = harness(OwnProtocol.class, OwnProtocol.SaysOther.class);
    assertThat(soap(harness, "--operation", "receiveDoubles", "--size", "10", "--seam", "http"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("own-protocol"))
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(fork -> assertThat(fork.measures()).containsEntry("request_bytes", 77.0));
    harness.assertFault("own-says-other", Outcome.WRONG, "element 0 is 1.0 instead of 0.0");
  }

  @Test
  void theDriverOf2005PrintsItsTable() throws Exception {
    RunHarness harness = harness(HonestServer.class);
    try (ToolkitServer server = new HonestServer().serve(new SoapService(DataRule.PUBLISHED), 0)) {
      assertThat(classic(harness, server.endpoint(), "100", "aa", "10,100"))
          .as(harness.err())
          .isEqualTo(ExitCode.OK);
    }
    List<String> lines = harness.out().lines().toList();
    assertThat(harness.out()).contains("\r\n");
    assertThat(lines).hasSize(2 * 19);
    assertThat(lines.getFirst())
        .matches("here\thonest-server\tthere\techoVoid\t10\t[0-9]+\\.[0-9]{9}\t.*");
    assertThat(lines).anyMatch(line -> line.contains("\tsendSimpleEvents\t100\t"));
    assertThat(harness.err()).contains("N=10 avg invocation:", "N=1 avg invocation:");
  }

  @Test
  void aWrongReplyEndsTheDriverOf2005() throws Exception {
    RunHarness harness = harness(HonestServer.class);
    try (ToolkitServer server =
        new BrokenServer.SaysWrong().serve(new SoapService(DataRule.PUBLISHED), 0)) {
      assertThat(classic(harness, server.endpoint(), "10", "ed", "10")).isEqualTo(ExitCode.FAULT);
    }
    assertThat(harness.err())
        .contains(
            "echoDoubles: the reply to call 1 is wrong: element 3 is 4.0 instead of 3.0; the server"
                + " may speak another encoding: honest-server speaks document/literal")
        .doesNotContain("nothing listens", "WrongEventsException");
  }

  @Test
  void aFaultEndsTheDriverOf2005() throws Exception {
    RunHarness harness = harness(HonestServer.class);
    try (ToolkitServer server =
        PlainServer.start(
            ServerPlace.loopback(0),
            new SoapService(DataRule.PUBLISHED),
            (_, _) -> {
              throw new IllegalStateException("no such operation");
            })) {
      assertThat(classic(harness, server.endpoint(), "10", "ed", "10")).isEqualTo(ExitCode.FAULT);
    }
    assertThat(harness.onlyLineOfErr())
        .contains("echoDoubles:10 failed, and nothing after it was called")
        .endsWith("; the server may speak another encoding: honest-server speaks document/literal");
  }

  /** A label of more than 63 characters is no host's, which no name service is asked about. */
  @Test
  void aHostThatIsNotKnownIsNamed() {
    RunHarness harness = harness(HonestServer.class);
    String host = "h".repeat(64) + ".invalid";

    assertThat(classic(harness, URI.create("http://" + host + "/x"), "10", "ed", "10"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.onlyLineOfErr())
        .contains("no host of the name " + host + " is known here: check the address");
  }

  @Test
  void whereNothingListensTheDriverOf2005NamesWhatToStart() {
    RunHarness harness = harness(HonestServer.class);

    assertThat(classic(harness, URI.create("http://127.0.0.1:1/x"), "10", "ed", "10"))
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.onlyLineOfErr())
        .contains(
            "echoDoubles:10 failed, and nothing after it was called",
            "nothing listens at 127.0.0.1:1: start xmlbench soap-server --toolkit honest-server"
                + " --port 1, and call the address that it prints")
        .doesNotContain("encoding", "Exception");
  }

  private static int classic(
      RunHarness harness, URI endpoint, String total, String letters, String sizes) {
    return harness.execute(
        "soap",
        "--classic",
        endpoint.toString(),
        total,
        letters,
        sizes,
        "--toolkit",
        "honest-server",
        "--setup",
        "here",
        "--server",
        "there");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "soap --setup here | are of --classic: add it",
        "soap --classic http://127.0.0.1:1 | write URL total letters sizes",
        "soap --classic ftp://x 1 aa 1 --toolkit honest-server | 'ftp://x' is no address http://",
        "soap --classic http://x 1 aa 1 --toolkit honest-soap | has no client over HTTP",
        "soap --classic http://x 0 aa 1 --toolkit honest-server | total '0': must be a number",
        "soap --classic http://x 1 rv 1 --toolkit honest-server | 'rv': write a direction",
        "soap --classic http://x 1 aa 0 --toolkit honest-server | size '0': must be a number",
        "soap --classic http://x 1 rd 1 --toolkit beside+mtom | beside+mtom speaks MTOM, which is"
            + " of the Base64 operations alone, and not of receiveDoubles: write rb, sb, eb, or ab",
        "soap --classic http://x 1 ra 1 --toolkit beside+mtom"
            + " | and not of receiveDoubles: write",
        "soap --classic http://x 1 rd 1 --toolkit sealed+sign | sealed+sign secures its messages by"
            + " keys that only a server which it starts itself has: take it without +sign",
        "soap-server --toolkit sealed+sign | sealed+sign takes messages by keys that only its own"
            + " client has: take it without +sign",
        "soap --seam http --operation sendInts:1 --toolkit sealed+sign | sealed+sign secures its"
            + " messages, which is measured with the operations of doubles and mesh objects alone",
        "soap --classic http://x 1 aa 1 --blocks 3 | takes --toolkit, --setup and --server",
        "soap-server --toolkit honest-soap | honest-soap has no server here",
        "soap-server --toolkit honest-server --port 70000 | --port 70000: must be from 0 to 65535",
      })
  void badArgumentsAreReportedInOneLine(String command, String reason) {
    RunHarness harness =
        harness(
            HonestServer.class,
            HonestToolkit.class,
            OtherWire.Beside.class,
            OtherWire.Sealed.class);
    assertThat(harness.execute(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(reason);
  }

  @Test
  void aToolkitWithoutAServerIsNotOfferedAsOne() {
    RunHarness harness = harness(HonestServer.class, HonestToolkit.class);
    assertThat(harness.execute("soap-server", "--toolkit", "nobody")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .endsWith("unknown toolkit 'nobody'; there are: honest-server");
  }

  @Test
  void aPortInUseIsReportedInOneLine() throws Exception {
    RunHarness harness = harness(HonestServer.class);
    try (ToolkitServer server = new HonestServer().serve(new SoapService(DataRule.PUBLISHED), 0)) {
      String port = Integer.toString(server.endpoint().getPort());
      assertThat(harness.execute("soap-server", "--toolkit", "honest-server", "--port", port))
          .isEqualTo(ExitCode.USAGE);
    }
    assertThat(harness.onlyLineOfErr())
        .contains("of 127.0.0.1 is in use: choose another by --port");
  }
}
