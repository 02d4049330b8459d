package org.xmlbench.suite.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/**
 * Ctrl-C or a kill: kills the running forks, keeps every record that was written, prints what to do
 * next, and exits with 130.
 */
final class Interruption implements AutoCloseable {
  private static final int INTERRUPTED = 130;

  private final Runnable stopForks;
  private final WorkFolder work;
  private final Supplier<String> advice;
  private final PrintStream err;
  private final Thread hook = new Thread(this::interrupted, "interruption");
  private final List<Closeable> undone = new CopyOnWriteArrayList<>();
  private volatile boolean running;

  private Interruption(
      Runnable stopForks, WorkFolder work, Supplier<String> advice, PrintStream err) {
    this.stopForks = stopForks;
    this.work = work;
    this.advice = advice;
    this.err = err;
  }

  /** Watches for an interruption until it is closed. */
  static Interruption arm(
      Runnable stopForks, WorkFolder work, Supplier<String> advice, PrintStream err) {
    Interruption interruption = new Interruption(stopForks, work, advice, err);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupted() {
    running = true;
    stopForks.run();
    undone.forEach(this::undo);
    err.printf("%ninterrupted; %s%n", advice.get());
    err.flush();
    try {
      work.close();
    } catch (UncheckedIOException e) {
      // A document was being written there; nothing reads it again.
    }
    Runtime.getRuntime().halt(INTERRUPTED);
  }

  private void undo(Closeable change) {
    try {
      change.close();
    } catch (IOException e) {
      err.printf("%s%n", e.getMessage());
    }
  }

  /**
   * A change of the host that an interruption must undo.
   *
   * @return undoes it as well, when it is no longer needed
   */
  Closeable undoing(Closeable change) {
    undone.add(change);
    return () -> {
      undone.remove(change);
      change.close();
    };
  }

  @Override
  public void close() {
    if (!running) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
