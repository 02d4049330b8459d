package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code report}: the HTML report of one run or several. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Write the HTML report of one run or several.",
      "",
      "Two runs are shown side by side too, without a verdict; they must share host, plan and"
          + " clock."
    },
    footer = {"", "Exit codes: 0 done; 2 bad usage or input; 3 disk full."})
final class ReportCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Run folders.")
  private List<Path> runs;

  @Option(
      names = "-o",
      paramLabel = "FILE",
      description = "The report's file (default: report.html in the first run folder).")
  private Path file;

  @Mixin private AcrossOption across = new AcrossOption();

  ReportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Path target = file == null ? runs.getFirst().resolve(Runs.REPORT) : file;
    Runs.writeReport(runs, across.allowed(runs.size()), target);
    Runs.sayNotices(runs, session::warn);
    session.out().println(target.toAbsolutePath().normalize());
    return ExitCode.OK;
  }
}
