package org.xmlbench.storage.condition;

import java.io.IOException;
import java.time.Duration;
import org.xmlbench.core.platform.ChildProcess;

/** Programs of the system that do what no system call does. */
final class SystemCommand {
  private static final Duration LIMIT = Duration.ofSeconds(120);

  private SystemCommand() {}

  /**
   * Runs a program to its end.
   *
   * @return what it printed
   * @throws IOException when it is not there, fails or does not end; the message is one line
   */
  static String run(String... command) throws IOException {
    ChildProcess.End end;
    try {
      end = ChildProcess.command(command).run(LIMIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(command[0] + " was interrupted", e);
    }
    int status = end.status().orElseThrow(() -> new IOException(command[0] + " does not end"));
    if (status != 0) {
      throw new IOException(
          "%s failed: %s"
              .formatted(command[0], end.text().lines().findFirst().orElse("no message")));
    }
    return end.text();
  }

  /**
   * Runs a program that undoes what may not have been done; whether it succeeded. An interruption
   * before it does not keep it from its work.
   */
  static boolean quietly(String... command) {
    boolean interrupted = Thread.interrupted();
    try {
      run(command);
      return true;
    } catch (IOException e) {
      return false;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
