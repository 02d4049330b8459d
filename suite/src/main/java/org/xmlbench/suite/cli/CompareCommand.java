package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.report.JsonExport;
import org.xmlbench.results.report.RunDifferenceCsv;
import org.xmlbench.results.report.RunDifferenceText;
import org.xmlbench.results.report.TerminalTable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.Mismatch;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare}: the subjects of one run, or two runs side by side. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Compare the subjects of one run with its fastest, or put two runs side by side.",
      "",
      "One run: ratios with intervals that hold for all pairs of a document at once, and letters:",
      "subjects that share one cannot be told apart. Two runs were not measured in turn, so there",
      "are figures and no verdict; they must share host, plan and clock."
    },
    footer = {"", "Exit codes: 0 done; 2 bad usage or input, or runs that must not be compared."})
final class CompareCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..2", paramLabel = "RUN", description = "One run folder, or two.")
  private List<Path> runs;

  @ArgGroup private Format format = new Format();

  @Option(
      names = "--across",
      paramLabel = "WHAT",
      split = ",",
      description = "Compare two runs although they differ in this: host, plan, clock; repeatable.")
  private List<String> across = List.of();

  CompareCommand(Session session) {
    this.session = session;
  }

  /** How the result is written. */
  private static final class Format {
    @Option(names = "--json", description = "Print JSON: what the HTML report is made of.")
    private boolean json;

    @Option(names = "--csv", description = "Print CSV.")
    private boolean csv;
  }

  private record Run(RunFolder folder, Forks forks) {
    static Run open(Path path) {
      RunFolder folder = RunFolder.open(path);
      Forks forks = folder.forks();
      if (forks.records().stream().anyMatch(fork -> fork.arm() != null)) {
        throw new UserErrorException(
            "%s is the run of a %s: its forks belong to two arms, not to subjects; see %s.json in it"
                .formatted(path, folder.manifest().profile(), folder.manifest().profile()));
      }
      return new Run(folder, forks);
    }
  }

  @Override
  public Integer call() {
    Set<Shared> allowed = allowed();
    if (runs.size() == 1) {
      if (!allowed.isEmpty()) {
        throw new UserErrorException("--across is about two runs: name a second one");
      }
      RunFolder folder = Run.open(runs.getFirst()).folder();
      if (!format.json && !format.csv) {
        DoctorFile.worst(folder.path()).map(HostLine::render).ifPresent(session.out()::print);
      }
      print(Comparison.of(folder));
    } else {
      print(difference(Run.open(runs.get(0)), Run.open(runs.get(1)), allowed));
    }
    return ExitCode.OK;
  }

  private Set<Shared> allowed() {
    Set<Shared> allowed = EnumSet.noneOf(Shared.class);
    List<String> labels = List.of(Shared.values()).stream().map(Shared::label).toList();
    for (String label : across) {
      int index = labels.indexOf(label);
      if (index < 0) {
        throw new UserErrorException(NearestName.unknown("value of --across", label, labels));
      }
      allowed.add(Shared.values()[index]);
    }
    return allowed;
  }

  private RunDifference difference(Run a, Run b, Set<Shared> allowed) {
    List<Mismatch> refused =
        RunDifference.mismatches(a.folder().manifest(), b.folder().manifest()).stream()
            .filter(mismatch -> !allowed.contains(mismatch.what()))
            .toList();
    if (!refused.isEmpty()) {
      throw new UserErrorException(
          "%s and %s must not be compared: they differ in %s; to see them side by side nevertheless,"
                  .formatted(runs.get(0), runs.get(1), texts(refused))
              + " add --across "
              + refused.stream().map(m -> m.what().label()).collect(Collectors.joining(",")));
    }
    RunDifference difference =
        RunDifference.of(a.folder().manifest(), a.forks(), b.folder().manifest(), b.forks());
    if (difference.cells().isEmpty()) {
      throw new UserErrorException(
          "%s and %s have no cell in common: nothing to compare"
              .formatted(runs.get(0), runs.get(1)));
    }
    return difference;
  }

  private static String texts(List<Mismatch> mismatches) {
    return mismatches.stream()
        .map(mismatch -> "%s (%s)".formatted(mismatch.what().label(), mismatch.detail()))
        .collect(Collectors.joining(", "));
  }

  private void print(Comparison comparison) {
    session
        .out()
        .print(
            format.json
                ? JsonExport.render(comparison)
                : format.csv ? CsvExport.render(comparison) : TerminalTable.render(comparison));
  }

  private void print(RunDifference difference) {
    session
        .out()
        .print(
            format.json
                ? JsonExport.render(difference)
                : format.csv
                    ? RunDifferenceCsv.render(difference)
                    : RunDifferenceText.render(difference));
  }
}
