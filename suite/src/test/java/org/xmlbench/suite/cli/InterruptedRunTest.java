package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.broken.BrokenDriver;
import org.xmlbench.suite.broken.BrokenDriversFolder;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.TestJars;
import org.xmlbench.suite.home.Home;

/** Ctrl-C and kill lose at most the forks of the block in work, and leave no process behind. */
class InterruptedRunTest {
  private static final Duration PATIENCE = Duration.ofSeconds(120);

  @TempDir private Path folder;
  private Process process;

  /**
   * A command line whose distribution is that of the tests: {@link Home} finds it by its layout.
   */
  private Process start(String... args) throws IOException {
    Home home = BrokenDriversFolder.make(folder, HonestDriver.class, BrokenDriver.Hangs.class);
    Path core = Files.createDirectories(folder.resolve("core"));
    for (Path entry : home.coreClassPath()) {
      TestJars.pack(entry, core.resolve(entry.toString().hashCode() + ".jar"));
    }
    List<String> command =
        new java.util.ArrayList<>(
            List.of(
                // A build that a shell started with & inherits an ignored SIGINT, and so would
                // this.
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dxmlbench.home=" + folder,
                "-Dxmlbench.lock=" + folder.resolve("lock"),
                "-cp",
                System.getProperty("java.class.path"),
                "org.xmlbench.suite.Main"));
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }

  /** Waits until the honest driver's fork is recorded and the one that hangs is in work. */
  private List<ProcessHandle> awaitForkInWork(Path run) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Path log = run.resolve("forks.jsonl");
    while (System.nanoTime() < deadline) {
      List<ProcessHandle> forks = process.descendants().toList();
      if (Files.exists(log) && Files.size(log) > 0 && !forks.isEmpty()) {
        return forks;
      }
      assertThat(process.isAlive()).as(() -> output()).isTrue();
      process.waitFor(50, TimeUnit.MILLISECONDS);
    }
    throw new AssertionError("no fork was recorded: " + output());
  }

  private String output() {
    try {
      return Files.readString(folder.resolve("output"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  @AfterEach
  void end() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void aSignalEndsTheForkAndKeepsTheRecords(String signal) throws Exception {
    Path run = folder.resolve("run");
    process = startRun(run);
    List<ProcessHandle> forks = awaitForkInWork(run);
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(output()).contains("interrupted; go on with");
    assertNothingLeft(run, forks);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void programsOfIoLiteLeaveNoProcessAndNoFileOfTheirs(boolean killed) throws Exception {
    Path run = folder.resolve("run");
    String driver = new HonestDriver().describe().id();
    process =
        start("iolite", "--out", run.toString(), "--driver", driver, "--programs", "permute-wc");
    List<ProcessHandle> forks = awaitForkInWork(run);
    if (killed) {
      process.destroyForcibly().waitFor();
      assertNothingLeft(run, forks);
      return;
    }
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(output()).contains("interrupted; go on with: xmlbench iolite --resume --out ");
    assertNothingLeft(run, forks);
    assertThat(run).isDirectoryNotContaining("glob:**/work*");
    assertThat(output()).doesNotContain("before it reported");
  }

  @Test
  void killMinusNineLeavesNoForkEither() throws Exception {
    Path run = folder.resolve("run");
    process = startRun(run);
    List<ProcessHandle> forks = awaitForkInWork(run);
    process.destroyForcibly().waitFor();
    assertNothingLeft(run, forks);
  }

  @Test
  void aGateKeepsItsRecordsToo() throws Exception {
    Path run = folder.resolve("run");
    process =
        start(
            "gate", "--document", "overhead", "--baseline", "honest-one", "--out", run.toString());
    List<ProcessHandle> forks = awaitForkInWork(run);
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(output()).contains("interrupted; a gate is not gone on with");
    assertNothingLeft(run, forks);
    assertThat(run).isDirectoryNotContaining("glob:**/work*");
  }

  private Process startRun(Path run) throws IOException {
    return start(
        "run",
        "--profile",
        "smoke",
        "--document",
        "overhead",
        "--blocks",
        "50",
        "--fork-timeout",
        "10s",
        "--driver",
        "honest-one",
        "--driver",
        "broken-hangs",
        "--out",
        run.toString());
  }

  private static void assertNothingLeft(Path run, List<ProcessHandle> forks) throws Exception {
    for (ProcessHandle fork : forks) {
      fork.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
    assertThat(forks).noneMatch(ProcessHandle::isAlive);
    assertThat(RunFolder.open(run).forks().records()).isNotEmpty();
  }
}
