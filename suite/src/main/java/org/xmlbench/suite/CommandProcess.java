package org.xmlbench.suite;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.xmlbench.suite.cli.Cli;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.console.StandardOutput;
import org.xmlbench.suite.home.Distribution;

/** One command in a separate process. */
final class CommandProcess {
  private CommandProcess() {}

  /**
   * Runs a command over the standard streams.
   *
   * @return the exit code of the process
   */
  static int run(String[] args) {
    Locale.setDefault(Locale.ROOT);
    StopWithMaven.startIfAsked();
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    return new Cli(new Session(Distribution::locate, StandardOutput.ofProcess(), err)).run(args);
  }
}
