package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.broken.OtherWire;
import org.xmlbench.house.broken.OwnProtocol;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Calls over loopback. */
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "soap-server --toolkit sealed+sign | sealed+sign takes messages by keys that only its own"
            + " client has: take it without +sign",
        "soap --seam http --operation sendInts:1 --toolkit sealed+sign | sealed+sign secures its"
            + " messages, which is measured with the operations of doubles and mesh objects alone",
        "soap-server --toolkit honest-soap | honest-soap has no server here",
        "soap-server --toolkit honest-server --port 70000 | --port 70000: must be from 0 to 65535",
      })
  void badArgumentsAreReportedInOneLine(String command, String reason) {
    RunHarness harness = harness(HonestServer.class, HonestToolkit.class, OtherWire.Sealed.class);
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
