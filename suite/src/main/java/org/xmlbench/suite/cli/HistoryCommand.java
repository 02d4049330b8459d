package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.history.History;
import org.xmlbench.results.report.HistoryTable;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code history}: the trend of each cell over dated runs. */
@CommandGroup.Of(CommandGroup.RESULTS)
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    description = {
      "Show where figures changed over dated runs.",
      "It shows the trend of each cell over runs of one class of host. Use it for triage, not for a"
          + " verdict."
    },
    footer = {
      "",
      "Runs of other hosts, JDKs, clocks or measuring options are in separate tables.",
      "",
      "Exit codes: 0 whatever changed; 2 bad usage, or a run that cannot be read."
    })
final class HistoryCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN",
      description = "Run folders, in any order: they are sorted by the dates in their manifests.")
  private List<Path> runs;

  @Option(names = "--json", description = "Print JSON (docs/schema/history.schema.json).")
  private boolean json;

  HistoryCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    List<RunFolder> folders = runs.stream().map(RunFolder::open).toList();
    History history = RunResults.history(folders);
    session.out().print(json ? HistoryTable.json(history) : HistoryTable.render(history));
    return ExitCode.OK;
  }
}
