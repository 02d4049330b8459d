package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real programs of the system, each ended in a different way. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(60)
class ChildProcessTest {
  private static final Duration LONG = Duration.ofSeconds(50);
  private static final Duration SHORT = Duration.ofMillis(50);
  private static final int KILLED = 128 + 9;

  private static ChildProcess.Command shell(String script) {
    return ChildProcess.command("sh", "-c", script);
  }

  private static String line(ChildProcess child) throws IOException {
    return new BufferedReader(new InputStreamReader(child.output(), StandardCharsets.UTF_8))
        .readLine();
  }

  private static ProcessHandle toldBy(ChildProcess child) throws IOException {
    return ProcessHandle.of(Long.parseLong(line(child))).orElseThrow();
  }

  /** A process whose exit status is not collected is dead, but still listed. */
  private static void awaitEnd(ProcessHandle process) throws IOException, InterruptedException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    while (process.isAlive()
        && !(Files.exists(status) && Files.readString(status).contains("State:\tZ"))) {
      Thread.sleep(1);
    }
  }

  @Test
  void aRunReportsStatusAndBothStreams() throws Exception {
    ChildProcess.End end = shell("echo out; echo err >&2; exit 3").run(LONG);
    assertThat(end.status()).hasValue(3);
    assertThat(end.text()).isEqualTo("out\nerr\n");
  }

  @Test
  void outputLargerThanAPipeIsCollected() throws Exception {
    ChildProcess.End end = shell("head -c 1000000 /dev/zero | tr '\\0' x").run(LONG);
    assertThat(end.status()).hasValue(0);
    assertThat(end.text()).hasSize(1_000_000).containsOnlyOnce("x".repeat(1_000_000));
  }

  @Test
  void aRunHasNothingToRead() throws Exception {
    assertThat(ChildProcess.command("cat").run(LONG).text()).isEmpty();
  }

  @Test
  void aRunThatDoesNotEndIsKilledAndHasNoStatus() throws Exception {
    ChildProcess.End end = ChildProcess.command("sleep", "61.5").run(SHORT);
    assertThat(end.status()).isEmpty();
    assertThat(ProcessHandle.current().children())
        .noneMatch(child -> child.info().commandLine().orElse("").endsWith("sleep 61.5"));
  }

  @Test
  void aProgramThatIsNotThereIsNoChild() {
    assertThatThrownBy(() -> ChildProcess.command("/none/at/all").start())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("/none/at/all");
  }

  @Test
  void inputIsWrittenAndOutputRead() throws Exception {
    try (ChildProcess child = ChildProcess.command("cat").start()) {
      child.input().write("over and back".getBytes(StandardCharsets.UTF_8));
      child.input().close();
      assertThat(child.output().readAllBytes()).asString().isEqualTo("over and back");
      assertThat(child.waitFor()).isZero();
      assertThat(child.exitStatus()).isZero();
    }
  }

  @Test
  void outputGoesToAFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("log");
    try (ChildProcess child =
        shell("echo out; echo err >&2").errorToOutput().outputTo(file).start()) {
      assertThat(child.waitFor()).isZero();
      assertThat(child.output().readAllBytes()).isEmpty();
    }
    assertThat(file).hasContent("out\nerr");
  }

  @Test
  void aLimitAfterTheEndKillsNoProcess() throws Exception {
    try (ChildProcess child = ChildProcess.command("sleep", "60").start()) {
      assertThat(child.waitFor(SHORT)).isFalse();
      assertThat(child.isAlive()).isTrue();
      assertThatThrownBy(child::exitStatus).isInstanceOf(IllegalThreadStateException.class);
    }
  }

  @Test
  void closeKillsAndWaits() throws Exception {
    ChildProcess child = ChildProcess.command("sleep", "60").start();
    child.close();
    assertThat(child.exitStatus()).isEqualTo(KILLED);
    assertThat(ProcessHandle.of(child.pid())).isEmpty();
    child.kill();
    child.close();
    assertThat(child.exitStatus()).isEqualTo(KILLED);
  }

  @Test
  void descendantsAreKilledToo() throws Exception {
    ProcessHandle grandchild;
    try (ChildProcess child =
        shell("sh -c 'sh -c \"sleep 60 & echo \\$!; wait\"; sleep 60'; sleep 60").start()) {
      grandchild = toldBy(child);
      assertThat(child.handle().descendants()).contains(grandchild).hasSizeGreaterThan(1);
    }
    awaitEnd(grandchild);
  }

  @Test
  void aParentDoesNotSeeItsChildDie(@TempDir Path folder) throws Exception {
    Path seen = folder.resolve("seen");
    try (ChildProcess child = shell("echo up; sleep 60; touch " + seen).start()) {
      assertThat(line(child)).isEqualTo("up");
      while (child.handle().children().findAny().isEmpty()) {
        Thread.sleep(1);
      }
    }
    assertThat(seen).doesNotExist();
  }

  @Test
  void aChildThatIgnoresTheSignalIsKilledAfterItsGrace() throws Exception {
    try (ChildProcess child = shell("trap '' TERM; echo up; while :; do sleep 1; done").start()) {
      assertThat(line(child)).isEqualTo("up");
      child.end(SHORT);
      assertThat(child.exitStatus()).isEqualTo(KILLED);
    }
  }

  @Test
  void aChildThatObeysTheSignalCleansUp() throws Exception {
    try (ChildProcess child =
        shell("trap 'exit 7' TERM; echo up; while :; do sleep 0.02; done").start()) {
      assertThat(line(child)).isEqualTo("up");
      child.end(LONG);
      assertThat(child.exitStatus()).isEqualTo(7);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoIsInterruptedKillsTheChildFirst(boolean virtual) throws Exception {
    try (ChildProcess child = ChildProcess.command("sleep", "60").start()) {
      CountDownLatch started = new CountDownLatch(1);
      FutureTask<Boolean> waiting =
          new FutureTask<>(
              () -> {
                started.countDown();
                try {
                  return child.waitFor(LONG);
                } catch (InterruptedException e) {
                  return null;
                }
              });
      Thread thread =
          virtual ? Thread.startVirtualThread(waiting) : Thread.ofPlatform().start(waiting);
      started.await();
      thread.interrupt();
      assertThat(waiting.get()).isNull();
      assertThat(child.waitFor()).isEqualTo(KILLED);
    }
  }

  @Test
  void aKillByAnotherThreadEndsTheWaiting() throws Exception {
    try (ChildProcess child = ChildProcess.command("sleep", "60").start()) {
      FutureTask<Integer> waiting = new FutureTask<>(child::waitFor);
      Thread.startVirtualThread(waiting);
      child.kill();
      assertThat(waiting.get()).isEqualTo(KILLED);
    }
  }

  @Test
  void closeOfAnInterruptedThreadWaitsAllTheSame() throws Exception {
    ChildProcess child = ChildProcess.command("sleep", "60").start();
    Thread.currentThread().interrupt();
    child.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(child.exitStatus()).isEqualTo(KILLED);
  }

  @Test
  void aPipeThatAnOrphanHoldsIsNotWaitedFor() throws Exception {
    try (ChildProcess child = shell("sleep 60 & echo $!").start()) {
      StreamCollector output = new StreamCollector(child.output());
      assertThat(child.waitFor()).isZero();
      while (!output.text(SHORT).endsWith("\n")) {
        Thread.sleep(1);
      }
      ProcessHandle orphan =
          ProcessHandle.of(Long.parseLong(output.text(SHORT).strip())).orElseThrow();
      assertThat(orphan.destroyForcibly()).isTrue();
    }
  }

  @Test
  void theEnvironmentHasNoOptionsForAJvm() throws Exception {
    ChildProcess.Command command = ChildProcess.command("env");
    command.environment().put("JAVA_TOOL_OPTIONS", "-Dsome=1");
    command.environment().put("CLASSPATH", "some.jar");
    command.environment().put("XMLBENCH_KEPT", "kept");
    assertThat(command.withoutJvmOptions().run(LONG).text().lines())
        .contains("XMLBENCH_KEPT=kept")
        .noneMatch(line -> line.startsWith("JAVA_TOOL_OPTIONS=") || line.startsWith("CLASSPATH="));
  }

  @Test
  void javaIsTheOneThatRunsThisTest() throws Exception {
    ChildProcess.End end = ChildProcess.java(List.of("-version")).run(LONG);
    assertThat(end.status()).hasValue(0);
    assertThat(end.text()).contains("\"" + System.getProperty("java.version") + "\"");
  }
}
