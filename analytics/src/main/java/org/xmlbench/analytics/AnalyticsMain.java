package org.xmlbench.analytics;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ParentWatch;

/**
 * Entry point of the engine's process, which the commands {@code sql} and {@code export} start.
 *
 * <pre>
 * sql FORMAT RUN…       the statement comes by standard input, in UTF-8, and ends with a NUL
 * export FORMAT TABLE RUN…
 * </pre>
 *
 * <p>Standard input stays open: when it ends, the parent process has ended, and this one ends, too.
 *
 * <p>The result goes to standard output, messages to standard error. The process ends with 0, or
 * with 2 after a user's error, whose one line is the last on standard error.
 */
public final class AnalyticsMain {
  private static final int DONE = 0;
  private static final int FAULT = 1;
  private static final int USAGE = 2;

  private AnalyticsMain() {}

  /** Runs one command and ends the process. */
  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int exit;
    InputStream statement = new ByteArrayInputStream(statement(System.in));
    ParentWatch.startOrderly();
    try (OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
      exit = run(args, statement, out, err);
    } catch (IOException e) {
      // The reader of standard output closed it; the exit code is of no use to anyone then.
      exit = FAULT;
    }
    System.exit(exit);
  }

  private static byte[] statement(InputStream in) throws IOException {
    ByteArrayOutputStream statement = new ByteArrayOutputStream();
    for (int next = in.read(); next > 0; next = in.read()) {
      statement.write(next);
    }
    return statement.toByteArray();
  }

  /** Runs one command; returns the exit code. */
  static int run(String[] args, InputStream in, OutputStream out, PrintStream err)
      throws IOException {
    try {
      List<String> words = Arrays.asList(args);
      if (words.getFirst().equals("sql")) {
        String statement = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        sql(statement, format(words.get(1)), runs(words.subList(2, words.size())), out, err);
      } else {
        export(words.get(1), words.get(2), runs(words.subList(3, words.size())), out, err);
      }
      return DONE;
    } catch (UserErrorException e) {
      err.println(e.getMessage());
      return USAGE;
    } catch (SQLException e) {
      err.println("the SQL engine failed: " + e.getMessage());
      return FAULT;
    }
  }

  private static void sql(
      String statement, ResultFormat format, List<Path> runs, OutputStream out, PrintStream err)
      throws IOException, SQLException {
    try (Database database = load(runs, err).shutIn()) {
      new Query(database).run(statement, format, out);
    }
  }

  private static void export(
      String format, String table, List<Path> runs, OutputStream out, PrintStream err)
      throws IOException, SQLException {
    try (Database database = load(runs, err)) {
      if (format.equals("parquet")) {
        parquet(database, table, out);
      } else {
        new Query(database.shutIn()).run("SELECT * FROM " + table, format(format), out);
      }
    }
  }

  /** By a temporary file, because the engine writes files only. */
  private static void parquet(Database database, String table, OutputStream out)
      throws IOException, SQLException {
    Path file = Files.createTempFile("xmlbench-", ".parquet");
    try {
      database.writeParquet(table, file);
      Files.copy(file, out);
    } finally {
      Files.delete(file);
    }
  }

  private static Database load(List<Path> runs, PrintStream err) throws SQLException {
    return Database.load(runs, err::println);
  }

  private static ResultFormat format(String name) {
    return ResultFormat.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static List<Path> runs(List<String> paths) {
    return paths.stream().map(Path::of).toList();
  }
}
