package org.xmlbench.suite.analytics;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.StreamCollector;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.JavaCommand;

/**
 * The SQL engine's process. A process and not a class loader: the engine's native library, threads
 * and memory end with it, this process stays as small as a benchmark needs it, and drivers are run
 * in the same way.
 */
public final class SqlEngine {
  /**
   * The first compiler alone: the engine is no Java, and reading a log ends before the second pays.
   */
  private static final List<String> OPTIONS =
      List.of("-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData", "-XX:TieredStopAtLevel=1");

  private static final String MAIN = "org.xmlbench.analytics.AnalyticsMain";
  private static final int USAGE = 2;
  private static final int END_OF_STATEMENT = 0;
  private static final Duration TO_END = Duration.ofSeconds(5);

  private final Distribution home;
  private final PrintStream err;

  /**
   * An engine of this distribution.
   *
   * @param err takes the engine's messages beside its result
   */
  public SqlEngine(Distribution home, PrintStream err) {
    this.home = home;
    this.err = err;
  }

  /**
   * Runs a statement over the tables of these runs.
   *
   * @param format {@code table}, {@code csv} or {@code json}
   * @param out takes the result
   * @throws UserErrorException when a run cannot be read, or the engine refuses the statement
   */
  public void sql(String format, List<Path> runs, String statement, OutputStream out)
      throws IOException {
    run(arguments(List.of("sql", format), runs), statement, out);
  }

  /**
   * Writes a table of these runs.
   *
   * @param format {@code parquet} or {@code csv}
   * @param table {@code forks}, {@code iterations} or {@code manifests}
   * @param out takes the file's content
   * @throws UserErrorException when a run cannot be read
   */
  public void export(String format, String table, List<Path> runs, OutputStream out)
      throws IOException {
    run(arguments(List.of("export", format, table), runs), "", out);
  }

  private static List<String> arguments(List<String> words, List<Path> runs) {
    List<String> arguments = new ArrayList<>(words);
    runs.forEach(run -> arguments.add(run.toString()));
    return arguments;
  }

  private void run(List<String> arguments, String input, OutputStream out) throws IOException {
    ChildProcess process =
        JavaCommand.child(home.analyticsClassPath(), OPTIONS, MAIN, arguments).start();
    try {
      StreamCollector messages = new StreamCollector(process.error());
      write(process, input);
      process.output().transferTo(out);
      end(process.waitFor(), messages.text().lines().toList());
    } catch (InterruptedException e) {
      throw interrupted();
    } finally {
      stop(process);
    }
  }

  /**
   * By standard input, because a command line has its own limit and character set. It stays open:
   * the engine takes its end for the end of this process, and ends too.
   */
  private static void write(ChildProcess process, String input) {
    OutputStream stream = process.input();
    try {
      stream.write(input.getBytes(StandardCharsets.UTF_8));
      stream.write(END_OF_STATEMENT);
      stream.flush();
    } catch (IOException e) {
      // The engine ended before it had read all of it; its exit code and message are reported.
    }
  }

  private void end(int exit, List<String> messages) {
    String last = messages.isEmpty() ? "" : messages.getLast();
    List<String> notices =
        exit == 0 || messages.isEmpty() ? messages : messages.subList(0, messages.size() - 1);
    if (exit == 0 || exit == USAGE) {
      notices.forEach(notice -> err.println("xmlbench: " + Printable.line(notice)));
    }
    if (exit == USAGE) {
      throw new UserErrorException(last);
    }
    if (exit != 0) {
      throw new IllegalStateException(
          "the SQL engine ended with exit code %d: %s"
              .formatted(exit, String.join("; ", messages)));
    }
  }

  /** Asked to end first: then the engine removes its unpacked library. */
  private static void stop(ChildProcess process) throws IOException {
    try {
      process.end(TO_END);
    } catch (InterruptedException e) {
      throw interrupted();
    }
  }

  private static IOException interrupted() {
    Thread.currentThread().interrupt();
    return new InterruptedIOException("interrupted");
  }
}
