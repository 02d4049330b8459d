package org.xmlbench.suite.run;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * Ctrl-C or a kill: ends the fork in work, leaves every record that was written, says how to go on,
 * and exits with 130.
 */
final class Interruption implements AutoCloseable {
  private static final int INTERRUPTED = 130;

  private final ForkProcess process;
  private final Path work;
  private final Path out;
  private final PrintStream err;
  private final Thread hook = new Thread(this::interrupted, "interruption");
  private volatile boolean running;

  private Interruption(ForkProcess process, Path work, Path out, PrintStream err) {
    this.process = process;
    this.work = work;
    this.out = out;
    this.err = err;
  }

  /** Watches for an interruption until it is closed. */
  static Interruption arm(ForkProcess process, Path work, Path out, PrintStream err) {
    Interruption interruption = new Interruption(process, work, out, err);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupted() {
    running = true;
    process.stop();
    err.printf("%ninterrupted; go on with: xmlbench run --resume --out %s%n", out);
    err.flush();
    try {
      ForkRunner.delete(work);
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
