package org.xmlbench.suite.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.Distribution;

/**
 * One command, run inside the test's JVM.
 *
 * @param exit exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record CliRun(int exit, String out, String err) {
  static CliRun of(Distribution home, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Session session =
        new Session(
            () -> home,
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    int exit = new Cli(session).run(args);
    return new CliRun(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
