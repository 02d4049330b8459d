package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.TestJars;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.results.store.RunFolder;

/**
 * A command line in a separate process, to be interrupted in the middle of its work. Its
 * distribution is that of the tests: {@link Distribution} finds it by its layout.
 */
final class LiveCommand implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(120);

  private final Path folder;
  private final Path run;
  private final Process process;

  private LiveCommand(Path folder, Path run, Process process) {
    this.folder = folder;
    this.run = run;
    this.process = process;
  }

  /**
   * Starts it.
   *
   * @param folder for its distribution and what it writes
   * @param args without {@code --out}, which is added
   */
  static LiveCommand start(Path folder, String... args) throws IOException {
    Distribution home =
        BrokenDriversFolder.make(folder, HonestDriver.class, BrokenDriver.Hangs.class);
    Path core = Files.createDirectories(folder.resolve("core"));
    for (Path entry : home.coreClassPath()) {
      TestJars.pack(entry, core.resolve(entry.toString().hashCode() + ".jar"));
    }
    Path run = folder.resolve("run");
    List<String> command =
        new ArrayList<>(
            List.of(
                // A build that a shell started with & inherits an ignored SIGINT, and so would
                // this.
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dxmlbench.home=" + folder,
                "-Dxmlbench.lock=" + folder.resolve("lock"),
                "-cp",
                System.getProperty("java.class.path"),
                "org.xmlbench.suite.Main"));
    command.addAll(List.of(args));
    command.addAll(List.of("--out", run.toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output").toFile())
            .start();
    return new LiveCommand(folder, run, process);
  }

  /** Waits until a fork is recorded and another one is in work; those are returned. */
  List<ProcessHandle> awaitForkInWork() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Path log = run.resolve("forks.jsonl");
    while (System.nanoTime() < deadline) {
      List<ProcessHandle> forks = process.descendants().toList();
      if (Files.exists(log) && Files.size(log) > 0 && !forks.isEmpty()) {
        return forks;
      }
      assertThat(process.isAlive()).as(this::output).isTrue();
      process.waitFor(50, TimeUnit.MILLISECONDS);
    }
    throw new AssertionError("no fork was recorded: " + output());
  }

  /** Sends a signal that it can catch, and waits until it has ended as an interrupted one does. */
  void interrupt(String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output()).isEqualTo(ExitCode.INTERRUPTED);
  }

  /** Kills it: nothing of it can be undone by itself. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Its forks end, and the records stay. */
  void assertNothingLeftOf(List<ProcessHandle> forks) throws Exception {
    for (ProcessHandle fork : forks) {
      fork.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
    assertThat(forks).noneMatch(ProcessHandle::isAlive);
    assertThat(RunFolder.open(run).forks().records()).isNotEmpty();
  }

  Path run() {
    return run;
  }

  long pid() {
    return process.pid();
  }

  String output() {
    try {
      return Files.readString(folder.resolve("output"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
