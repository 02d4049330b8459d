package org.xmlbench.house.check;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
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
  private static final int LOOK_MILLIS = 50;
  private static final ScheduledThreadPoolExecutor WATCHDOG = watchdog();

  private final ChildProcess process;
  private final DataOutputStream requests;
  private final DataInputStream answers;
  private final OptionalLong mostResidentMib;
  private volatile String stopped;
  private boolean started;

  private Worker(ChildProcess process, OptionalLong mostResidentMib) {
    this.process = process;
    this.mostResidentMib = mostResidentMib;
    this.requests = new DataOutputStream(new BufferedOutputStream(process.input()));
    this.answers = new DataInputStream(new BufferedInputStream(process.output()));
  }

  /** Starts a JVM with the driver's class path, and with its own limit of memory. */
  static Worker start(LibrarySubject<DriverDescription> driver) {
    return start(driver, false, 0);
  }

  /**
   * Starts a JVM with the driver's class path.
   *
   * @param hardened whether the library is set up as its documentation hardens it
   * @param heapMib its heap; 0 for the JVM's own limit
   */
  static Worker start(LibrarySubject<DriverDescription> driver, boolean hardened, int heapMib) {
    List<String> flags =
        new ArrayList<>(List.of("-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData"));
    if (heapMib > 0) {
      flags.add("-Xmx%dm".formatted(heapMib));
    }
    ChildProcess.Command command =
        JavaCommand.child(
            driver.classPath(),
            flags,
            CheckMain.class.getName(),
            hardened ? List.of(driver.locator(), CheckMain.HARDENED) : List.of(driver.locator()));
    try {
      return new Worker(command.discardError().start(), TrialMemory.mostResidentMib(heapMib));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the driver makes of {@code file}; a worker that does not answer in time is killed. */
  DriverDelivery digest(Path file, Duration timeout) {
    ScheduledFuture<?> kill = null;
    try {
      awaitStart();
      kill = killAfter(timeout);
      ask(Request.Kind.DIGEST, file);
      return DriverDelivery.read(answers);
    } catch (IOException e) {
      return ended();
    } finally {
      if (kill != null) {
        kill.cancel(false);
      }
    }
  }

  /** What a driver may take does not depend on how fast this host starts a JVM. */
  private void awaitStart() throws IOException {
    if (!started) {
      ScheduledFuture<?> kill = killAfter(TrialTimes.MOST);
      try {
        answers.readByte();
        started = true;
      } finally {
        kill.cancel(false);
      }
    }
  }

  /**
   * Asks for the canonical stream of {@code file}. The worker serves nothing else before that
   * stream is read to its end.
   */
  PieceStream events(Path file, Duration timeout) throws IOException {
    awaitStart();
    ScheduledFuture<?> kill = killAfter(timeout);
    ask(Request.Kind.EVENTS, file);
    return new PieceStream(answers, () -> kill.cancel(false));
  }

  /** Whether this worker can take another file. */
  boolean isAlive() {
    return !wasStopped() && process.isAlive();
  }

  /** Whether it was killed because it took too long, or too much memory. */
  boolean wasStopped() {
    return stopped != null;
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
    long begin = System.nanoTime();
    return WATCHDOG.scheduleWithFixedDelay(
        () -> {
          if (System.nanoTime() - begin >= timeout.toNanos()) {
            stop("no end after %d s, killed".formatted(timeout.toSeconds()));
          } else if (mostResidentMib.isPresent()
              && TrialMemory.residentMib(process.pid()) > mostResidentMib.getAsLong()) {
            stop("memory: more than %d MiB, killed".formatted(mostResidentMib.getAsLong()));
          }
        },
        LOOK_MILLIS,
        LOOK_MILLIS,
        TimeUnit.MILLISECONDS);
  }

  private void stop(String why) {
    if (!wasStopped()) {
      stopped = why;
      process.kill();
    }
  }

  private DriverDelivery ended() {
    if (wasStopped()) {
      return new DriverDelivery.Failed(stopped);
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
