package org.xmlbench.house.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Ctrl-C or SIGTERM: kills the running forks, keeps every record that was written, prints what to
 * do next, and exits with 130.
 */
final class Interruption implements AutoCloseable {
  private static final int INTERRUPTED = 130;

  private final Runnable stopForks;
  private final Runnable deleteWork;
  private final Supplier<String> advice;
  private final Consumer<String> say;
  private final Thread hook = new Thread(this::interrupted, "interruption");
  private final List<Closeable> undone = new CopyOnWriteArrayList<>();
  private volatile boolean running;

  private Interruption(
      Runnable stopForks, Runnable deleteWork, Supplier<String> advice, Consumer<String> say) {
    this.stopForks = stopForks;
    this.deleteWork = deleteWork;
    this.advice = advice;
    this.say = say;
  }

  /**
   * Watches for an interruption until it is closed.
   *
   * @param deleteWork deletes what is not needed any more
   * @param advice a sentence on what to do next
   * @param say takes one line
   */
  static Interruption arm(
      Runnable stopForks, Runnable deleteWork, Supplier<String> advice, Consumer<String> say) {
    Interruption interruption = new Interruption(stopForks, deleteWork, advice, say);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupted() {
    running = true;
    stopForks.run();
    undone.forEach(this::undo);
    say.accept("interrupted; " + advice.get());
    try {
      deleteWork.run();
    } catch (UncheckedIOException e) {
      // A document was being written there; nothing reads it again.
    }
    Runtime.getRuntime().halt(INTERRUPTED);
  }

  private void undo(Closeable change) {
    try {
      change.close();
    } catch (IOException e) {
      say.accept(e.getMessage());
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
