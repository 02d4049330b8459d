package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.home.JavaCommand;

/**
 * Runs one fork's process and waits for it, asleep. Whatever the fork does, throw, hang, exit,
 * crash or run out of memory, costs this fork alone.
 */
final class ForkProcess {
  /** A status above it is the number of the signal that ended the process, added to it. */
  private static final int SIGNALS = 128;

  /** Nobody can say anything more after it: what the log ends with is no reason. */
  private static final int KILL = 9;

  /** Exit status of a JVM under {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int OUT_OF_MEMORY_STATUS = 3;

  private static final int LOG_TAIL_BYTES = 4096;

  /** Who waits near the end of its limit is not looked at more often: that would cost others. */
  private static final long LEAST_WATCH_MILLIS = 200;

  /** What a JVM that refuses its options says after the reason. */
  private static final Set<String> LAST_WORDS =
      Set.of(
          "Error: Could not create the Java Virtual Machine.",
          "Error: A fatal exception has occurred. Program will exit.");

  private volatile Process process;
  private volatile boolean stopped;

  /**
   * How a fork ended.
   *
   * @param outcome how
   * @param reason why, where not {@code ok}
   * @param result what it told; {@code null} where it told nothing
   */
  record End(Outcome outcome, String reason, ForkResult result) {}

  /**
   * Runs {@code command}, which waits for nobody.
   *
   * @see #run(List, Path, Path, Duration, Supplier)
   */
  End run(List<String> command, Path result, Path log, Duration limit)
      throws IOException, InterruptedException {
    return run(command, result, log, limit, () -> Duration.ZERO);
  }

  /**
   * Runs {@code command}.
   *
   * @param result where the fork leaves its result
   * @param log takes what the fork writes to its standard streams
   * @param limit of its own time, after which it is killed
   * @param waited how long it has waited for others until now
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  End run(List<String> command, Path result, Path log, Duration limit, Supplier<Duration> waited)
      throws IOException, InterruptedException {
    parkIfStopped();
    process =
        JavaCommand.withoutMeddling(new ProcessBuilder(command))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      if (stopped) {
        kill();
      }
      boolean ended = endsWithin(limit, waited);
      parkIfStopped();
      if (!ended) {
        return new End(
            Outcome.TIMEOUT, "did not end within " + limit.toSeconds() + " s and was killed", null);
      }
      return end(process.exitValue(), result, log);
    } finally {
      kill();
    }
  }

  private boolean endsWithin(Duration limit, Supplier<Duration> waited)
      throws InterruptedException {
    long start = System.nanoTime();
    Duration left = limit;
    while (left.isPositive()) {
      long millis = Math.max(left.toMillis(), LEAST_WATCH_MILLIS);
      if (process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        return true;
      }
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      left = limit.minus(elapsed).plus(waited.get());
    }
    return false;
  }

  /**
   * Kills the fork in work, whose end is no result: the thread that waits for it goes no further.
   */
  void stop() {
    stopped = true;
    kill();
  }

  private void parkIfStopped() {
    while (stopped) {
      LockSupport.park(this);
    }
  }

  /** Number of the process in work. */
  long pid() {
    return process.pid();
  }

  /** Ends the fork's process, and what it may have started, at once. */
  void kill() {
    Process running = process;
    if (running != null) {
      running.descendants().forEach(ProcessHandle::destroyForcibly);
      running.destroyForcibly();
    }
  }

  private static End end(int status, Path result, Path log) throws IOException {
    if (Files.exists(result)) {
      ForkResult told = ForkResult.read(result);
      return new End(told.outcome(), told.reason(), told);
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
