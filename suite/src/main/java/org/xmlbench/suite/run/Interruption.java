package org.xmlbench.suite.run;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Ctrl-C or a kill: ends the forks in work, leaves every record that was written, says what to do,
 * and exits with 130.
 */
final class Interruption implements AutoCloseable {
  private static final int INTERRUPTED = 130;

  private final List<ForkProcess> processes;
  private final WorkFolder work;
  private final Supplier<String> advice;
  private final PrintStream err;
  private final Thread hook = new Thread(this::interrupted, "interruption");
  private volatile boolean running;

  private Interruption(
      List<ForkProcess> processes, WorkFolder work, Supplier<String> advice, PrintStream err) {
    this.processes = List.copyOf(processes);
    this.work = work;
    this.advice = advice;
    this.err = err;
  }

  /** Watches for an interruption until it is closed. */
  static Interruption arm(
      List<ForkProcess> processes, WorkFolder work, Supplier<String> advice, PrintStream err) {
    Interruption interruption = new Interruption(processes, work, advice, err);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupted() {
    running = true;
    processes.forEach(ForkProcess::stop);
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
