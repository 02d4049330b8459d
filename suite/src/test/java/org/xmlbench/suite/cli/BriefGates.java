package org.xmlbench.suite.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.StandardOutput;
import org.xmlbench.house.engine.UncontendedForks;
import org.xmlbench.house.home.Distribution;

/**
 * Replaces {@code org.xmlbench.suite.Main} in a distribution of tests: the same commands, whose
 * forks are as brief as those of other tests. The host is not watched.
 */
final class BriefGates {
  private BriefGates() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    if (Boolean.getBoolean("xmlbench.trial")) {
      // The launcher only wants to know whether the JVM starts.
      return;
    }
    Locale.setDefault(Locale.ROOT);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Session session =
        new Session(
            Distribution::locate,
            StandardOutput.ofProcess(),
            err,
            new UncontendedForks(),
            Duration.ZERO);
    System.exit(new Cli(session).run(args));
  }
}
