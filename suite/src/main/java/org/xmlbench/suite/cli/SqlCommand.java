package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.suite.analytics.SqlEngine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sql}: a statement over the records of runs. */
@CommandGroup.Of(CommandGroup.RESULTS)
@Command(
    name = "sql",
    mixinStandardHelpOptions = true,
    description = {
      "Run SQL over the records of one or more runs.",
      "The tables are forks, iterations and manifests (docs/analytics.md lists their columns). The"
          + " statement has no access to anything else: no file, no network, no extension."
    },
    customSynopsis = "xmlbench sql [--csv | --json] RUN… \"select …\"",
    footer = {
      "",
      "Example:",
      "  xmlbench sql RUN \"select subject, avg(cpu_us) from forks group by 1\"",
      "",
      "Exit codes: 0 done; 2 bad usage or input, errors in the SQL included."
    })
final class SqlCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN… SQL",
      description = "Run folders, and the statement as the last argument.")
  private List<String> arguments;

  @ArgGroup private Form form = new Form();

  SqlCommand(Session session) {
    this.session = session;
  }

  /** At most one of these. */
  private static final class Form {
    @Option(names = "--csv", description = "Write CSV, numbers in full.")
    private boolean csv;

    @Option(names = "--json", description = "Write JSON, an object a row.")
    private boolean json;

    String name() {
      return csv ? "csv" : json ? "json" : "table";
    }
  }

  @Override
  public Integer call() throws IOException {
    String statement = arguments.getLast();
    if (arguments.size() < 2) {
      throw new UserErrorException(
          "sql needs a run and a statement: xmlbench sql RUN \"select * from forks\"");
    }
    if (statement.isBlank()) {
      throw new UserErrorException(
          "the SQL statement is empty: write one after the runs, such as \"select * from forks\"");
    }
    if (isFolder(statement)) {
      throw new UserErrorException(
          "the last argument must be the SQL statement, and '%s' is a folder".formatted(statement));
    }
    List<Path> runs = arguments.subList(0, arguments.size() - 1).stream().map(Path::of).toList();
    new SqlEngine(session.home().get(), session.err())
        .sql(form.name(), runs, statement, session.out());
    return ExitCode.OK;
  }

  private static boolean isFolder(String text) {
    try {
      return Files.isDirectory(Path.of(text));
    } catch (java.nio.file.InvalidPathException e) {
      return false;
    }
  }
}
