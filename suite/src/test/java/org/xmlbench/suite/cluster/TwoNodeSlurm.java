package org.xmlbench.suite.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The Slurm of two nodes on this host that {@code scripts/two-node-slurm} starts. */
final class TwoNodeSlurm implements AutoCloseable {
  /** The project's folder. */
  static final Path PROJECT = Path.of("").toAbsolutePath().getParent();

  private static final Duration PATIENCE = Duration.ofMinutes(4);

  private static final List<String> COMMANDS =
      List.of("slurmctld", "slurmd", "munged", "ip", "unshare", "nsenter", "taskset");

  private final Path folder;

  private TwoNodeSlurm(Path folder) {
    this.folder = folder;
  }

  /**
   * Starts it; the test is skipped where that cannot be.
   *
   * @param folder a new folder for what it keeps
   */
  static TwoNodeSlurm start(Path folder) throws IOException, InterruptedException {
    assumeTrue(
        "root".equals(System.getProperty("user.name")), "this user may make no network namespace");
    for (String command : COMMANDS) {
      assumeTrue(
          Arrays.stream(System.getenv("PATH").split(":"))
              .anyMatch(path -> Files.isExecutable(Path.of(path, command))),
          command + " not found: apt-get install slurm-wlm munge iproute2");
    }
    assumeTrue(
        output("unshare", "--net", "--pid", "--fork", "true").isEmpty(),
        "this kernel keeps network namespaces from this process");
    TwoNodeSlurm slurm = new TwoNodeSlurm(folder);
    String said = output(slurm.command("start"));
    if (!said.isEmpty()) {
      slurm.close();
    }
    assertThat(said).isEmpty();
    return slurm;
  }

  private String[] command(String action, String... more) {
    List<String> command = new ArrayList<>();
    command.add(PROJECT.resolve("scripts/two-node-slurm").toString());
    command.addAll(List.of(action, folder.toString()));
    command.addAll(List.of(more));
    return command.toArray(String[]::new);
  }

  /** A command as a user gives it on the login node. */
  ProcessBuilder onLoginNode(String... command) {
    return new ProcessBuilder(command("exec", command));
  }

  /** What a command prints on the login node, errors too. */
  String said(String... command) throws IOException, InterruptedException {
    return output(command("exec", command));
  }

  /** Kills the daemon of a node: what it has started goes on. */
  void killDaemon(String node) throws IOException, InterruptedException {
    assertThat(output(command("on", node, "pkill", "-KILL", "-x", "slurmd"))).isEmpty();
  }

  /** Kills all processes of a node at once. */
  void kill(String node) throws IOException, InterruptedException {
    assertThat(output(command("kill", node))).isEmpty();
  }

  /** Starts a node that was killed, or the daemon of one whose daemon was. */
  void boot(String node) throws IOException, InterruptedException {
    assertThat(output(command("boot", node))).isEmpty();
  }

  String processes(String node) throws IOException, InterruptedException {
    return output(command("on", node, "ps", "-eo", "args"));
  }

  /** Waits until something holds. */
  static void await(String what, BooleanSupplier condition) throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as(what).isLessThan(deadline);
      Thread.sleep(200);
    }
  }

  private static String output(String... command) throws IOException, InterruptedException {
    // To a file: daemons that a script starts keep its pipe open.
    Path file = Files.createTempFile("two-node-slurm", ".out");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(file.toFile())
              .start();
      assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
          .as(String.join(" ", command))
          .isTrue();
      return Files.readString(file, StandardCharsets.UTF_8);
    } finally {
      Files.delete(file);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      output(command("stop"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
