package org.xmlbench.suite;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.StandardOutput;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.suite.cli.Cli;

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
