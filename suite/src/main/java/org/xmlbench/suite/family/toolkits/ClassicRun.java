package org.xmlbench.suite.family.toolkits;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.classic.ClassicMain;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.soap.ToolkitJvm;

/** The driver of 2005 with one toolkit's client, in a JVM of its own; its table as it grows. */
final class ClassicRun {
  private static final Duration POLL = Duration.ofMillis(100);
  private static final int BAD_INPUT = 2;
  private static final String FILE = "table";

  private final LibrarySubject<ToolkitDescription> toolkit;
  private final PrintStream out;
  private final PrintStream err;
  private String failure;

  /**
   * A run.
   *
   * @param out takes the table
   * @param err takes what the driver says beside it
   */
  public ClassicRun(LibrarySubject<ToolkitDescription> toolkit, PrintStream out, PrintStream err) {
    this.toolkit = toolkit;
    this.out = out;
    this.err = err;
  }

  /**
   * Runs the driver to its end.
   *
   * @param arguments of {@link ClassicMain} but for the toolkit and the file
   * @return whether it came to its end; why not is said on {@code err}
   * @throws UserErrorException when an argument is none
   */
  public boolean run(List<String> arguments) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("classic");
    Path table = Files.createFile(folder.resolve(FILE));
    List<String> all = new ArrayList<>(arguments);
    all.add("file=" + table);
    ChildProcess driver = ToolkitJvm.start(toolkit, List.of(), ClassicMain.class, all);
    try (driver;
        BufferedReader lines = Files.newBufferedReader(table)) {
      while (!driver.waitFor(POLL)) {
        print(lines);
      }
      print(lines);
    } finally {
      Files.delete(table);
      Files.delete(folder);
    }
    return ended(driver.exitStatus());
  }

  private boolean ended(int status) {
    if (status == 0) {
      return true;
    }
    String reason = failure == null ? "its JVM ended with status %d".formatted(status) : failure;
    if (status == BAD_INPUT && failure != null) {
      throw new UserErrorException(failure);
    }
    err.println("xmlbench: %s: %s".formatted(toolkit.id(), reason));
    return false;
  }

  /** A line is written at once, so that one that can be read is whole. */
  private void print(BufferedReader lines) throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(ClassicMain.ROW)) {
        out.print(line.substring(ClassicMain.ROW.length()) + "\r\n");
        out.flush();
      } else if (line.startsWith(ClassicMain.SUMMARY)) {
        err.println(line.substring(ClassicMain.SUMMARY.length()));
      } else if (line.startsWith(ClassicMain.FAILED)) {
        failure = line.substring(ClassicMain.FAILED.length());
      }
    }
  }
}
