package org.xmlbench.house.check;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.xmlbench.core.check.CheckMain;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.check.Request;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;

/** One JVM that runs one driver, file after file, until it breaks or is closed. */
final class Worker implements AutoCloseable {
  private static final ScheduledThreadPoolExecutor WATCHDOG = watchdog();

  private final ChildProcess process;
  private final DataOutputStream requests;
  private final DataInputStream answers;
  private volatile boolean killedLate;

  private Worker(ChildProcess process) {
    this.process = process;
    this.requests = new DataOutputStream(new BufferedOutputStream(process.input()));
    this.answers = new DataInputStream(new BufferedInputStream(process.output()));
  }

  /** Starts a JVM with the driver's class path. */
  static Worker start(LibrarySubject<DriverDescription> driver) {
    return start(driver, List.of(driver.locator()));
  }

  /** The same, where the library is set up as its documentation hardens it. */
  static Worker startHardened(LibrarySubject<DriverDescription> driver) {
    return start(driver, List.of(driver.locator(), CheckMain.HARDENED));
  }

  private static Worker start(LibrarySubject<DriverDescription> driver, List<String> arguments) {
    ChildProcess.Command command =
        JavaCommand.child(
            driver.classPath(),
            List.of("-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData"),
            CheckMain.class.getName(),
            arguments);
    try {
      return new Worker(command.discardError().start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the driver makes of {@code file}; a worker that does not answer in time is killed. */
  DriverDelivery digest(Path file, Duration timeout) {
    ScheduledFuture<?> kill = killAfter(timeout);
    try {
      ask(Request.Kind.DIGEST, file);
      return DriverDelivery.read(answers);
    } catch (IOException e) {
      return ended(timeout);
    } finally {
      kill.cancel(false);
    }
  }

  /**
   * Asks for the canonical stream of {@code file}. The worker serves nothing else before that
   * stream is read to its end.
   */
  PieceStream events(Path file, Duration timeout) throws IOException {
    ScheduledFuture<?> kill = killAfter(timeout);
    ask(Request.Kind.EVENTS, file);
    return new PieceStream(answers, () -> kill.cancel(false));
  }

  /** Whether this worker can take another file. */
  boolean isAlive() {
    return !killedLate && process.isAlive();
  }

  @Override
  public void close() {
    process.close();
  }

  private void ask(Request.Kind kind, Path file) throws IOException {
    new Request(kind, file.toAbsolutePath()).write(requests);
    requests.flush();
  }

  private ScheduledFuture<?> killAfter(Duration timeout) {
    return WATCHDOG.schedule(
        () -> {
          killedLate = true;
          process.kill();
        },
        timeout.toNanos(),
        TimeUnit.NANOSECONDS);
  }

  private DriverDelivery ended(Duration timeout) {
    if (killedLate) {
      return new DriverDelivery.Failed("no end after %d s, killed".formatted(timeout.toSeconds()));
    }
    process.close();
    return new DriverDelivery.Failed(
        "the driver ended its JVM (exit status %d)".formatted(process.exitStatus()));
  }

  private static ScheduledThreadPoolExecutor watchdog() {
    ScheduledThreadPoolExecutor executor =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("check-watchdog").factory());
    executor.setRemoveOnCancelPolicy(true);
    return executor;
  }
}
