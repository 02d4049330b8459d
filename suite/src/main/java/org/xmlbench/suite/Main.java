package org.xmlbench.suite;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.xmlbench.suite.cli.Cli;
import org.xmlbench.suite.cli.Session;
import org.xmlbench.suite.console.StandardOutput;
import org.xmlbench.suite.home.Home;

/** Entry point of the {@code xmlbench} command. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    ParentWatch.startIfAsked();
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    System.exit(new Cli(new Session(Home::locate, StandardOutput.ofProcess(), err)).run(args));
  }
}
