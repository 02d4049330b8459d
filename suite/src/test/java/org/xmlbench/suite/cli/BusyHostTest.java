package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.run.HostLock;

/** What a command does while another run holds the host. */
class BusyHostTest {
  private static final int PATIENCE_SECONDS = 60;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run",
        "gate",
        "calibrate",
        "readahead",
        "advise",
        "iolite",
        "soap",
        "load",
        "attacks",
        "sematech",
        "interoperability",
        "fidelity",
        "startup",
        "piximal",
        "bindings",
        "replay",
        "doctor"
      })
  void everyCommandThatMeasuresCanWait(String command) {
    assertThat(help(command))
        .contains("--wait[=T]", "70 an error of XMLBench itself; 75 the host is busy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"compare", "report", "history", "sql", "export"})
  void aCommandThatMeasuresNothingHasNothingToWaitFor(String command) {
    assertThat(help(command))
        .contains("70 an error of XMLBench itself")
        .doesNotContain("--wait", "75");
    assertThat(CliRun.of(null, command, "--wait", "run").exit()).isEqualTo(ExitCode.USAGE);
  }

  private static String help(String command) {
    return CliRun.of(null, command, "--help").out().replaceAll("\\s+", " ");
  }

  @Test
  void theWordAfterItIsTheCommandsOwn() {
    Cli cli = new Cli(new Session(() -> null, System.out, System.err));
    cli.read(List.of("advise", "--wait", "orders.xml"));
    cli.read(List.of("replay", "--wait", "results/runs/a", "cell"));
    cli.read(List.of("replay", "--wait=5m", "results/runs/a", "cell"));
    assertThatThrownBy(() -> cli.read(List.of("replay", "--wait", "5m", "results/runs/a", "cell")))
        .hasMessageContaining("Unmatched argument");
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "0s", ""})
  void anInvalidTimeIsRefusedBeforeAnythingIsMeasured(String time) {
    CliRun run = CliRun.of(null, "run", "--wait=" + time);
    assertThat(run.err())
        .startsWith("xmlbench: --wait '%s': must be a second".formatted(time))
        .hasLineCount(1);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void itIsBusyStillWhereTheTimeEnds() throws Exception {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    try (HostLock held = HostLock.take(HostLock.defaultFile(), "the first run")) {
      assertThat(held).isNotNull();
      assertThat(harness.runSmoke("--wait=1s")).isEqualTo(75);
    }
    assertThat(harness.err().lines().toList())
        .satisfiesExactly(
            first -> assertThat(first).contains("the first run").endsWith("waiting for its end"),
            last -> assertThat(last).contains("the first run").endsWith("or end it"));
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void itRunsWhenTheOtherHasEnded() throws Exception {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    CompletableFuture<Integer> second;
    try (HostLock held = HostLock.take(HostLock.defaultFile(), "the first run")) {
      assertThat(held).isNotNull();
      second = CompletableFuture.supplyAsync(() -> harness.runSmoke("--wait"));
      awaitWords(harness::err);
      assertThat(second).isNotDone();
    }
    assertThat(second.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isZero();
    assertThat(harness.err()).containsOnlyOnce("waiting for its end");
    assertThat(harness.records()).hasSize(1);
  }

  @Test
  void anInterruptionEndsTheWait() throws Exception {
    Path home = Files.createDirectories(folder.resolve("live"));
    try (HostLock held = HostLock.take(home.resolve("lock"), "the first run");
        LiveCommand waiting =
            LiveCommand.start(
                home, "run", "--wait", "--profile", "smoke", "--driver", "honest-one")) {
      assertThat(held).isNotNull();
      awaitWords(waiting::output);
      waiting.interrupt("TERM");
      assertThat(waiting.output()).contains("interrupted; nothing was measured yet");
      assertThat(waiting.run()).doesNotExist();
    }
  }

  private static void awaitWords(java.util.function.Supplier<String> output) throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!output.get().contains("waiting for its end")) {
      assertThat(System.nanoTime()).as(output.get()).isLessThan(deadline);
      Thread.sleep(20);
    }
  }
}
