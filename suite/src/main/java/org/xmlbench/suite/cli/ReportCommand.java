package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.report.ReportedRuns;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.stats.SideBySide.Side;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code report}: the HTML report of one run or several. */
@CommandGroup.Of(CommandGroup.RESULTS)
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Write the HTML report of one or more runs.",
      "It prints the report's address as a file URL.",
      "",
      "Two runs are also shown side by side, without a verdict, if they share host, plan and clock."
    },
    footer = {"", "Exit codes: 0 done; 2 bad usage or input; 3 disk full."})
final class ReportCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "Run folders.")
  private List<Path> runs;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "FILE",
      converter = OutputPath.class,
      description = "File to write (default: report.html in the first run folder).")
  private Path file;

  @Mixin private AcrossOption across = new AcrossOption();

  ReportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Path target = file == null ? runs.getFirst().resolve(Runs.REPORT) : file;
    Set<Shared> allowed = across.allowed(runs.size());
    Optional<String> refusal = runs.size() == 2 ? refusal(allowed) : Optional.empty();
    List<String> before = file == null ? ReportedRuns.in(target) : List.of();
    Runs.writeReport(runs, allowed, target);
    refusal.ifPresent(
        reason -> session.warn("the page shows these runs and no comparison of them: " + reason));
    sayReplaced(target, before);
    Runs.sayNotices(runs, session::warn);
    session.out().println(target.toAbsolutePath().normalize().toUri());
    return ExitCode.OK;
  }

  /**
   * Why the page of two runs does not compare them, in the words of {@code compare}.
   *
   * @throws UserErrorException when they are one and the same
   */
  private Optional<String> refusal(Set<Shared> allowed) {
    Side a = side(runs.getFirst());
    Side b = side(runs.getLast());
    SideBySide.refusalOfCopies(a, b)
        .ifPresent(
            copies -> {
              throw new UserErrorException(copies);
            });
    return Optional.ofNullable(RunResults.sideBySide(a, b, allowed).refusal());
  }

  private static Side side(Path path) {
    return RunResults.side(path.toString(), RunFolder.open(path));
  }

  /** A page that the user did not name must not be replaced without notice. */
  private void sayReplaced(Path target, List<String> before) {
    List<String> now = runs.stream().map(run -> RunFolder.open(run).manifest().run()).toList();
    if (!before.isEmpty() && !before.equals(now)) {
      session.warn(
          "%s was the report of %s, and was replaced by that of %s; --out FILE writes elsewhere"
              .formatted(target, String.join(" and ", before), String.join(" and ", now)));
    }
  }
}
