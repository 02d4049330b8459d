package org.xmlbench.house.engine.fork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.RunningFork;

/**
 * Runs one fork's process and waits for it, asleep. Whatever the fork does, throw, hang, exit,
 * crash or run out of memory, costs this fork alone.
 */
public final class ForkProcess {
  /** A status above it is the number of the signal that ended the process, added to it. */
  private static final int SIGNALS = 128;

  /** A process that was killed reports nothing: what its log ends with is no reason. */
  private static final int KILL = 9;

  /** Exit status of a JVM under {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int OUT_OF_MEMORY_STATUS = 3;

  private static final int LOG_TAIL_BYTES = 4096;

  /** Near the end of its limit a fork is not polled more often: that would disturb other forks. */
  private static final Duration LEAST_WATCH = Duration.ofMillis(200);

  /** What a JVM that refuses its options prints after the reason. */
  private static final Set<String> LAST_WORDS =
      Set.of(
          "Error: Could not create the Java Virtual Machine.",
          "Error: A fatal exception has occurred. Program will exit.");

  private final RunningForks running;

  /**
   * @param running holds the process while it runs
   */
  public ForkProcess(RunningForks running) {
    this.running = running;
  }

  /**
   * How a fork ended.
   *
   * @param reason why, where not {@code ok}
   * @param result what it reported; {@code null} where it reported nothing
   */
  public record End(Outcome outcome, String reason, ForkResult result) {}

  /**
   * Runs {@code command}, which does not wait for other forks.
   *
   * @see #run(List, Path, Path, Duration, Supplier, Consumer)
   */
  public End run(List<String> command, Path result, Path log, Duration limit)
      throws IOException, InterruptedException {
    return run(command, result, log, limit, () -> Duration.ZERO, fork -> {});
  }

  /**
   * Runs {@code command}.
   *
   * @param result where the fork leaves its result
   * @param log takes what the fork writes to its standard streams
   * @param limit of its own time, after which it is killed
   * @param waited how long it has waited for others until now
   * @param started takes the process once it has started
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  End run(
      List<String> command,
      Path result,
      Path log,
      Duration limit,
      Supplier<Duration> waited,
      Consumer<RunningFork> started)
      throws IOException, InterruptedException {
    running.parkIfStopped();
    try (ChildProcess process =
        ChildProcess.command(command).withoutJvmOptions().errorToOutput().outputTo(log).start()) {
      running.add(process);
      try {
        started.accept(new Handle(process));
        boolean ended = endsWithin(process, limit, waited);
        running.parkIfStopped();
        if (!ended) {
          return new End(
              Outcome.TIMEOUT,
              "did not end within " + limit.toSeconds() + " s and was killed",
              null);
        }
        return end(process.exitStatus(), result, log);
      } finally {
        running.remove(process);
      }
    }
  }

  private record Handle(ChildProcess process) implements RunningFork {
    @Override
    public long pid() {
      return process.pid();
    }

    @Override
    public void kill() {
      process.kill();
    }
  }

  private static boolean endsWithin(ChildProcess process, Duration limit, Supplier<Duration> waited)
      throws InterruptedException {
    long start = System.nanoTime();
    Duration left = limit;
    while (left.isPositive()) {
      if (process.waitFor(left.compareTo(LEAST_WATCH) < 0 ? LEAST_WATCH : left)) {
        return true;
      }
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      left = limit.minus(elapsed).plus(waited.get());
    }
    return false;
  }

  private static End end(int status, Path result, Path log) throws IOException {
    if (Files.exists(result)) {
      ForkResult reported = ForkResult.read(result);
      return new End(reported.outcome(), reported.reason(), reported);
    }
    String tail = tail(log);
    if (status == OUT_OF_MEMORY_STATUS && tail.contains("java.lang.OutOfMemoryError")) {
      return new End(Outcome.FAILED, "heap: the subject ran out of memory", null);
    }
    if (status == SIGNALS + KILL) {
      return new End(
          Outcome.FAILED,
          "the JVM ended with status %d (killed) before it reported".formatted(status),
          null);
    }
    String last =
        tail.lines()
            .filter(line -> !line.isBlank() && !LAST_WORDS.contains(line))
            .reduce((first, second) -> second)
            .orElse("");
    return new End(
        Outcome.FAILED,
        "the JVM ended with status %d before it reported%s"
            .formatted(status, last.isEmpty() ? "" : ": " + last),
        null);
  }

  private static String tail(Path log) throws IOException {
    byte[] bytes = Files.readAllBytes(log);
    int from = Math.max(0, bytes.length - LOG_TAIL_BYTES);
    return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
  }
}
