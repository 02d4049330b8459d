package org.xmlbench.suite.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.AllColumnsOption;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.compared.RunDifferenceTables;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.report.RunDifferenceCsv;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.stats.PairChoice;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.stats.SideBySide.Side;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare}: the subjects of one run, or two runs side by side. */
@CommandGroup.Of(CommandGroup.RESULTS)
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Compare the subjects of one run, or two runs side by side.",
      "",
      "Of one run it prints ratios to the fastest subject, with intervals that hold for all"
          + " subjects of a document at once. Subjects that share a letter cannot be told apart."
          + " Two runs are not interleaved, so it prints their figures and no verdict. They must"
          + " share host, plan and clock."
    },
    footer = {
      "",
      "Exit codes: 0 done; 2 bad usage or input, or runs that must not be compared;",
      "3 no fork of a run has figures."
    })
final class CompareCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..*", paramLabel = "RUN", description = "One run folder, or two.")
  private List<Path> runs;

  @ArgGroup private Format format = new Format();

  @Mixin private AllColumnsOption columns = new AllColumnsOption();

  @Choices.Of(PairChoice.class)
  @Option(
      names = "--pairs",
      paramLabel = "PAIRS",
      description =
          "Pairs of subjects to compare, of a run that stopped slow subjects early."
              + " ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Other runs compare all"
              + " pairs.")
  private String pairs = PairChoice.BEST.label();

  @Mixin private AcrossOption across = new AcrossOption();

  CompareCommand(Session session) {
    this.session = session;
  }

  /** How the result is written. */
  private static final class Format {
    @Option(names = "--json", description = "Print JSON, the data of the HTML report.")
    private boolean json;

    @Option(names = "--csv", description = "Print CSV.")
    private boolean csv;
  }

  @Override
  public Integer call() {
    if (runs.size() > 2) {
      throw new UserErrorException(
          "%d runs are named: 'compare' takes one or two, 'history' shows the trend over more"
              .formatted(runs.size()));
    }
    Set<Shared> allowed = across.allowed(runs.size());
    List<Side> sides = runs.stream().map(CompareCommand::open).toList();
    boolean noticesShown = false;
    if (sides.size() == 1) {
      requireSubjects(sides.getFirst());
      RunResults results = RunResults.of(RunFolder.open(runs.getFirst()), pairs());
      printHost(runs.getFirst(), results.forks(), "");
      print(sides.getFirst(), results);
      printReport(results);
      noticesShown = !format.csv && !(results.tables() instanceof OwnTables);
    } else {
      RunDifference difference = difference(sides, allowed);
      printHost(runs.getFirst(), sides.getFirst().forks(), "A: ");
      printHost(runs.getLast(), sides.getLast().forks(), "B: ");
      print(difference);
    }
    session.out().flush();
    if (!noticesShown) {
      sayNotices(sides);
    }
    List<String> withoutFigures =
        sides.stream().filter(CompareCommand::hasNoFigures).map(Side::name).toList();
    withoutFigures.forEach(
        run ->
            session.warn(run + ": no fork of this run has figures: there is nothing to compare"));
    return withoutFigures.isEmpty() ? ExitCode.OK : ExitCode.INCONCLUSIVE;
  }

  private PairChoice pairs() {
    return NearestName.named("pairs", pairs, List.of(PairChoice.values()), PairChoice::label);
  }

  /** What reading the runs had to do. */
  private void sayNotices(List<Side> sides) {
    for (Side side : sides) {
      side.forks().notices().forEach(notice -> session.warn(side.name() + ": " + notice));
    }
  }

  /** Whether nothing was timed: no fork has ended yet, or each one failed or was skipped. */
  private static boolean hasNoFigures(Side run) {
    return run.forks().records().stream().noneMatch(fork -> fork.measured() != null);
  }

  private static Side open(Path path) {
    RunFolder folder = RunFolder.open(path);
    RunResults.requireTimes(path.toString(), folder.manifest());
    return RunResults.side(path.toString(), folder);
  }

  private static void requireSubjects(Side run) {
    SideBySide.refusalOfArms(run)
        .ifPresent(
            refusal -> {
              throw new UserErrorException(refusal);
            });
  }

  private static RunDifference difference(List<Side> sides, Set<Shared> allowed) {
    SideBySide pair = RunResults.sideBySide(sides.getFirst(), sides.getLast(), allowed);
    if (pair.refusal() != null) {
      throw new UserErrorException(pair.refusal());
    }
    return pair.difference();
  }

  /** What is known of the host of a run, above its table; JSON and CSV hold figures only. */
  private void printHost(Path run, Forks forks, String prefix) {
    if (!format.json && !format.csv) {
      HostLine.of(run, forks.records(), session::warn)
          .forEach(line -> session.out().println(prefix + line));
    }
  }

  private void print(Side run, RunResults results) {
    session
        .out()
        .print(
            format.json
                ? results.json()
                : format.csv
                    ? results.csv(run.name())
                    : columns.asked() ? results.allColumns() : results.text());
  }

  /** Where the page is that has the rest of a table, if there is one. */
  private void printReport(RunResults results) {
    Path page = results.folder().path().resolve(Runs.REPORT);
    if (!format.json
        && !format.csv
        && results.tables() instanceof ModelTables
        && Files.exists(page)) {
      session.out().println("report: " + page.toUri());
    }
  }

  private void print(RunDifference difference) {
    session
        .out()
        .print(
            format.json
                ? StoreJson.file(difference)
                : format.csv
                    ? RunDifferenceCsv.render(difference)
                    : RunDifferenceTables.render(difference));
  }
}
