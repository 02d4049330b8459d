package org.xmlbench.readahead.condition;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Programs of the system that do what has no call of its own. */
final class SystemCommand {
  private static final int LIMIT_SECONDS = 120;

  private SystemCommand() {}

  /**
   * Runs a program to its end.
   *
   * @return what it printed
   * @throws IOException when it is not there, fails or does not end; the message is one line
   */
  static String run(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException(command[0] + " does not end");
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IOException(command[0] + " was interrupted", e);
    }
    if (process.exitValue() != 0) {
      throw new IOException(
          "%s failed: %s".formatted(command[0], output.lines().findFirst().orElse("no message")));
    }
    return output;
  }

  /** Runs a program that undoes what may not have been done; whether it succeeded. */
  static boolean quietly(String... command) {
    try {
      run(command);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
