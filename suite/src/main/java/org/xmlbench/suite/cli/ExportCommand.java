package org.xmlbench.suite.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.results.export.ExportFormat;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.analytics.SqlEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: figures and records for tools that people already have. */
@CommandGroup.Of(CommandGroup.RESULTS)
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Write runs in the format of another tool.",
      "",
      "jmh          figures as JMH's result JSON",
      "bencher      figures in Bencher Metric Format",
      "otava        figures as CSV for Apache Otava, a row for each run",
      "openmetrics  figures as OpenMetrics text",
      "markdown     the tables of a run as a page, for docs and pull requests",
      "parquet      records, one table of 'sql'",
      "csv          the same as CSV",
      "",
      "Figures are those of the comparison. docs/other-tools.md describes how each tool reads them."
    },
    footer = {"", "Exit codes: 0 done; 2 bad usage or input; 3 disk full."})
final class ExportCommand implements Callable<Integer> {
  private static final String PARQUET = "parquet";
  private static final String MARKDOWN = "markdown";
  private static final Map<String, ExportFormat> FIGURES = figures();

  private static final List<String> RECORDS = List.of(PARQUET, "csv");

  private static final List<String> TABLES = List.of("forks", "iterations", "manifests");

  private final Session session;

  @Option(
      completionCandidates = ExportCommand.Formats.class,
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}.")
  private String format;

  @Option(
      completionCandidates = ExportCommand.Tables.class,
      names = "--table",
      paramLabel = "TABLE",
      description = "Table of parquet and csv: ${COMPLETION-CANDIDATES} (default: forks).")
  private String table;

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Run folders.")
  private List<Path> runs;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "FILE",
      converter = OutputPath.class,
      description = "File to write (default: standard output). parquet needs one.")
  private Path file;

  ExportCommand(Session session) {
    this.session = session;
  }

  private static Map<String, ExportFormat> figures() {
    Map<String, ExportFormat> figures = new LinkedHashMap<>();
    for (ExportFormat format : ExportFormat.values()) {
      figures.put(format.label(), format);
    }
    return figures;
  }

  @Override
  public Integer call() throws IOException {
    check();
    if (file == null) {
      write(session.out());
    } else {
      OutputFile.requireWritable(file);
      OutputFile.write(file, this::write);
      session.out().println(file.toAbsolutePath().normalize());
    }
    return ExitCode.OK;
  }

  private void check() {
    List<String> formats = formats();
    if (!formats.contains(format)) {
      throw new UserErrorException(NearestName.unknown("format", format, formats));
    }
    if (table != null && !TABLES.contains(table)) {
      throw new UserErrorException(NearestName.unknown("table", table, TABLES));
    }
    if (table != null && !RECORDS.contains(format)) {
      throw new UserErrorException("--table is for the formats parquet and csv, not for " + format);
    }
    if (format.equals(PARQUET) && file == null) {
      throw new UserErrorException("parquet is no text: name a file with --out FILE");
    }
  }

  private static List<String> formats() {
    List<String> formats = new ArrayList<>(FIGURES.keySet());
    formats.add(MARKDOWN);
    formats.addAll(RECORDS);
    return formats;
  }

  private void write(OutputStream out) throws IOException {
    if (RECORDS.contains(format)) {
      new SqlEngine(session.home().get(), session.err())
          .export(format, table == null ? TABLES.getFirst() : table, runs, out);
    } else {
      out.write(text().getBytes(StandardCharsets.UTF_8));
    }
  }

  private String text() {
    List<RunFolder> folders = runs.stream().map(RunFolder::open).toList();
    if (!format.equals(MARKDOWN)) {
      return RunResults.export(FIGURES.get(format), folders, session::warn);
    }
    if (folders.size() > 1) {
      throw new UserErrorException(
          "the format markdown holds one run: name one of the " + folders.size());
    }
    RunResults run = RunResults.of(folders.getFirst());
    run.forks().notices().forEach(session::warn);
    return run.markdown();
  }

  private static final class Formats extends Choices {
    private Formats() {
      super(formats());
    }
  }

  private static final class Tables extends Choices {
    private Tables() {
      super(TABLES);
    }
  }
}
