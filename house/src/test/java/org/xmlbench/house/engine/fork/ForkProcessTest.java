package org.xmlbench.house.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.RunningFork;

/** How a fork's end is reported, by programs that start at once in place of a JVM. */
@Timeout(60)
class ForkProcessTest {
  private static final Duration LONG = Duration.ofMinutes(5);

  @TempDir private Path folder;

  @Test
  void oneThatHangsIsKilledAtItsLimit() throws Exception {
    AtomicReference<ProcessHandle> fork = new AtomicReference<>();
    ForkProcess.End end =
        run("exec sleep 300", Duration.ofSeconds(1), started -> fork.set(handle(started)));

    assertThat(end.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(end.reason()).isEqualTo("did not end within 1 s and was killed");
    assertThat(end.result()).isNull();
    assertThat(fork.get().isAlive()).isFalse();
  }

  @Test
  void whatItWaitedForOthersIsNoneOfItsTime() throws Exception {
    AtomicBoolean waiting = new AtomicBoolean();
    ForkProcess.End end =
        process()
            .run(
                List.of("/bin/sh", "-c", "sleep 1; echo late; exit 9"),
                folder.resolve("result"),
                folder.resolve("log"),
                Duration.ofMillis(300),
                () -> {
                  waiting.set(true);
                  return LONG;
                },
                started -> {});

    assertThat(waiting).isTrue();
    assertThat(end.outcome()).isEqualTo(Outcome.FAILED);
  }

  @Test
  void oneThatEndsWithoutAResultIsToldByItsStatusAndItsLastLine() throws Exception {
    ForkProcess.End end =
        run(
            "echo first; echo reason >&2; echo; "
                + "echo Error: A fatal exception has occurred. Program will exit.; exit 7");

    assertThat(end.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(end.reason()).isEqualTo("the JVM ended with status 7 before it reported: reason");
  }

  @Test
  void oneThatWasKilledIsNotToldByWhatItHadWritten() throws Exception {
    assertThat(run("echo warming up; kill -9 $$").reason())
        .isEqualTo("the JVM ended with status 137 (killed) before it reported");
  }

  @Test
  void aHeapThatIsTooSmallIsToldFromAStatusThatIsItsOwn() throws Exception {
    assertThat(run("echo 'Terminating due to java.lang.OutOfMemoryError: heap'; exit 3").reason())
        .isEqualTo("heap: the subject ran out of memory");
    assertThat(run("exit 3").reason()).isEqualTo("the JVM ended with status 3 before it reported");
  }

  @Test
  void anInterruptedThreadKillsItsFork() {
    AtomicReference<ProcessHandle> fork = new AtomicReference<>();

    assertThatThrownBy(
            () ->
                run(
                    "exec sleep 300",
                    LONG,
                    started -> {
                      fork.set(handle(started));
                      Thread.currentThread().interrupt();
                    }))
        .isInstanceOf(InterruptedException.class);
    assertThat(fork.get().isAlive()).isFalse();
  }

  private static ProcessHandle handle(RunningFork fork) {
    return ProcessHandle.of(fork.pid()).orElseThrow();
  }

  private static ForkProcess process() {
    return new ForkProcess(new RunningForks());
  }

  private ForkProcess.End run(String script) throws Exception {
    return run(script, LONG, started -> {});
  }

  private ForkProcess.End run(String script, Duration limit, Consumer<RunningFork> started)
      throws Exception {
    return process()
        .run(
            List.of("/bin/sh", "-c", script),
            folder.resolve("result"),
            folder.resolve("log"),
            limit,
            () -> Duration.ZERO,
            started);
  }
}
