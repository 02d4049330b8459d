package org.xmlbench.suite.run;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

/**
 * Ctrl-C or a kill: ends the fork in work, leaves every record that was written, says what to do,
 * and exits with 130.
 */
final class Interruption implements AutoCloseable {
  private static final int INTERRUPTED = 130;

  private final ForkProcess process;
  private final WorkFolder work;
  private final Supplier<String> advice;
  private final PrintStream err;
  private final Thread hook = new Thread(this::interrupted, "interruption");
  private volatile boolean running;

  private Interruption(
      ForkProcess process, WorkFolder work, Supplier<String> advice, PrintStream err) {
    this.process = process;
    this.work = work;
    this.advice = advice;
    this.err = err;
  }

  /** Watches for an interruption until it is closed. */
  static Interruption arm(
      ForkProcess process, WorkFolder work, Supplier<String> advice, PrintStream err) {
    Interruption interruption = new Interruption(process, work, advice, err);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupted() {
    running = true;
    process.stop();
    err.printf("%ninterrupted; %s%n", advice.get());
    err.flush();
    try {
      work.close();
    } catch (UncheckedIOException e) {
      // A document was being written there; nothing reads it again.
    }
    Runtime.getRuntime().halt(INTERRUPTED);
  }

  @Override
  public void close() {
    if (!running) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
