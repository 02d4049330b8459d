package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.startup.fork.StartupMeasures;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.BrokenStart;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;

/** Servers that start. */
@Timeout(300)
class StartupTest {
  private static final double MIB = 1 << 20;

  @TempDir private Path folder;

  @Tag("slow")
  @Test
  void aServerHasItsTimeAndItsMemoryAndAWrongAnswerHasNone() throws IOException {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestServer.class, BrokenServer.SaysWrong.class, BrokenStart.OnceRight.class);
    int status =
        harness.execute("startup", "--profile", "smoke", "--out", harness.run().toString());
    assertThat(status).as(harness.err()).isEqualTo(ExitCode.FAULT);
    harness.assertFault("server-says-wrong", Outcome.WRONG, "");
    harness.assertFault("start-once-right", Outcome.WRONG, "its server's reply differs");
    assertThat(harness.recordsOf("honest-server"))
        .hasSize(1)
        .allSatisfy(StartupTest::assertMeasured);
    assertThat(harness.out()).contains("== servers that start, document/literal, echoDoubles:10");
    assertThat(Files.readString(harness.run().resolve("startup.json"))).contains("first_answer_ms");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  private static void assertMeasured(ForkRecord fork) {
    assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK);
    assertThat(StartupMeasures.FIRST_ANSWER.required(fork))
        .isEqualTo(fork.measured().wallNanos())
        .isGreaterThan(50e6);
    assertThat(StartupMeasures.FIRST_ANSWER_CPU.required(fork)).isGreaterThan(50e6);
    assertThat(StartupMeasures.IDLE_RESIDENT.required(fork))
        .as("its heap was not made resident at once")
        .isGreaterThan(StartupMeasures.IDLE_HEAP.required(fork))
        .isLessThan(200 * MIB);
    assertThat(StartupMeasures.LOAD_RESIDENT.required(fork))
        .isGreaterThan(StartupMeasures.LOAD_HEAP.required(fork));
    assertThat(StartupMeasures.AOT_CACHE.find(fork)).isEmpty();
  }

  @Tag("slow")
  @Test
  void aServerStartsWithTheCacheThatItHasLeftAndOneThatLeavesNoneIsSkipped() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestServer.class, BrokenStart.LeavesNoCache.class);
    int status =
        harness.execute(
            "startup",
            "--profile",
            "smoke",
            "--classes",
            "aot-cache",
            "--out",
            harness.run().toString());
    assertThat(status).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.recordsOf("honest-server"))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK);
              assertThat(StartupMeasures.AOT_CACHE.required(fork)).isGreaterThan(MIB);
            });
    assertThat(harness.recordsOf("start-leaves-no-cache"))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.SKIPPED);
              assertThat(fork.reason()).contains("leaves no AOT cache");
              assertThat(fork.measures()).isEmpty();
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "startup --classes aot | unknown way to get classes 'aot'",
        "startup --toolkit honest-soap | nothing to run: honest-soap has no server",
        "startup --operation echoDoubles:10@default"
            + " | choose the way to get classes by --classes",
        "startup --clients 4 | unknown option '--clients'",
      })
  void badInputIsOneLine(String command, String message) {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestServer.class, HonestToolkit.class);
    assertThat(harness.execute(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(message);
  }
}
