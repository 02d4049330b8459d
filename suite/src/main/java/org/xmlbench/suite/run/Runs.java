package org.xmlbench.suite.run;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.iolite.IoliteAnalysis;
import org.xmlbench.results.iolite.IoliteResult;
import org.xmlbench.results.readahead.Goal;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.results.readahead.ReadaheadGoals;
import org.xmlbench.results.readahead.StrategyTable;
import org.xmlbench.results.report.ComparedForks;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.report.GoalText;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.report.HtmlReport;
import org.xmlbench.results.report.JsonExport;
import org.xmlbench.results.report.RunText;
import org.xmlbench.results.report.StrategyJson;
import org.xmlbench.results.report.StrategyText;
import org.xmlbench.results.soap.AttackTables;
import org.xmlbench.results.soap.InteropTable;
import org.xmlbench.results.soap.InteropTables;
import org.xmlbench.results.soap.LoadTable;
import org.xmlbench.results.soap.LoadTables;
import org.xmlbench.results.soap.SematechTable;
import org.xmlbench.results.soap.SematechTables;
import org.xmlbench.results.soap.SoapRuns;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFamily;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;
import org.xmlbench.suite.console.OutputFile;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.Plan;
import org.xmlbench.suite.home.DriverCatalogue;
import org.xmlbench.suite.plan.PlanBuilder;

/** What the commands need of runs: their plans, and what is made of their records. */
public final class Runs {
  /** Name of the report's file in the run folder. */
  public static final String REPORT = "report.html";

  private static final int FORK_CPUS = 2;

  private Runs() {}

  /**
   * The plan of these options on this host.
   *
   * @param said takes a line for what a folder of documents holds that is left out
   */
  public static Plan plan(RunOptions options, DriverCatalogue catalogue, Consumer<String> said) {
    return new PlanBuilder(catalogue, conditions(), said).build(options.request());
  }

  /** How the forks of a new run with these options stand beside each other on this host. */
  public static PairingRule pairing(RunOptions options) {
    return PairingRule.first(options.pairing(), conditions());
  }

  /**
   * How the forks of a run that is gone on with stand beside each other: as they did so far.
   *
   * @throws UserErrorException when this host has not the memory for that
   */
  public static PairingRule pairing(Pairing pairing, Plan plan, Path run) {
    PairingRule rule =
        PairingRule.resumed(pairing, conditions(), RunFolder.open(run).manifest().options());
    rule.requireMemory(plan);
    return rule;
  }

  /** What forks on this host can hold fixed. */
  public static ConditionRule conditions() {
    int cpus = Math.min(FORK_CPUS, Runtime.getRuntime().availableProcessors());
    return new ConditionRule(cpus, HostProbe.memoryBytes());
  }

  /** What makes this host comparable with another. */
  public static HostFingerprint host() {
    return HostProbe.fingerprint();
  }

  /**
   * What a run measured, and what goes on with it.
   *
   * @param what it measured
   * @param command that goes on with it
   */
  private record Kind(String what, String command) {
    private static final String OF_PARSERS = "run";

    static Kind of(Manifest manifest) {
      RunFamily family = RunFamily.of(manifest);
      String command = family == RunFamily.PARSERS ? OF_PARSERS : family.prefix();
      return new Kind(family.label(), command);
    }

    boolean isOfParsers() {
      return command.equals(OF_PARSERS);
    }
  }

  /** Says of a run's folder that another command goes on with it. */
  public static UserErrorException ofAnotherCommand(Path folder, Manifest manifest) {
    Kind kind = Kind.of(manifest);
    return new UserErrorException(
        "%s is of %s: go on with: xmlbench %s --resume --out %s"
            .formatted(folder, kind.what, kind.command, ShellWord.quoted(folder.toString())));
  }

  /** The options that a run was made with, by whoever goes on with it. */
  public static RunOptions optionsOf(Path folder) {
    Manifest manifest = RunFolder.open(folder).manifest();
    if (!Kind.of(manifest).isOfParsers()) {
      throw ofAnotherCommand(folder, manifest);
    }
    return parserOptions(folder, manifest);
  }

  /** The options that a run was made with, by whoever makes one of its forks again. */
  public static RunOptions optionsToReplay(Path folder) {
    Manifest manifest = RunFolder.open(folder).manifest();
    Kind kind = Kind.of(manifest);
    if (!kind.isOfParsers()) {
      throw new UserErrorException(
          "%s is of %s: only a fork of a run of parsers is replayed; measure one anew by: xmlbench %s"
              .formatted(folder, kind.what, kind.command));
    }
    return parserOptions(folder, manifest);
  }

  private static RunOptions parserOptions(Path folder, Manifest manifest) {
    if (Set.of("gate", "calibration").contains(manifest.profile())) {
      throw new UserErrorException(
          "%s is a %s, which is neither gone on with nor replayed: its blocks must be adjacent in time"
              .formatted(folder, manifest.profile()));
    }
    return RunOptions.of(manifest.options());
  }

  /** Asks every driver about a user's file, each in a JVM of its own. */
  public static Referee referee(DriverCatalogue catalogue, PrintStream err) {
    return new LineageVote(catalogue.entries(), err);
  }

  private static void printHost(RunFolder folder, Consumer<String> say, PrintStream out) {
    DoctorFile.worst(folder.path(), say).map(HostLine::render).ifPresent(out::print);
  }

  /**
   * Prints the table, and writes the report, JSON and CSV into the run folder.
   *
   * @param say takes a line for what could not be read
   */
  public static void writeResults(RunFolder folder, Consumer<String> say, PrintStream out) {
    Comparison comparison = ComparedForks.compared(folder.manifest(), folder.forks());
    printHost(folder, say, out);
    out.print(RunText.render(comparison, folder.forks().records()));
    if (!SoapRuns.isOfBehaviour(folder.manifest())) {
      WholeFile.write(folder.path().resolve("comparison.json"), JsonExport.render(comparison));
      WholeFile.write(folder.path().resolve("comparison.csv"), CsvExport.render(comparison));
    }
    writeServers(folder);
    HtmlReport.write(List.of(folder), folder.path().resolve(REPORT));
  }

  /** Of servers and of pairs of processes there are tables that no comparison holds. */
  private static void writeServers(RunFolder folder) {
    List<LoadTable> load = LoadTables.of(folder.forks().records());
    if (!load.isEmpty()) {
      WholeFile.write(
          folder.path().resolve("load.json"), StrategyJson.render(Map.of("tables", load)));
    }
    List<SematechTable> sematech = SematechTables.of(folder.forks().records());
    if (!sematech.isEmpty()) {
      WholeFile.write(
          folder.path().resolve("sematech.json"), StrategyJson.render(Map.of("tables", sematech)));
    }
    List<InteropTable> interoperability = InteropTables.of(folder.forks().records());
    if (!interoperability.isEmpty()) {
      WholeFile.write(
          folder.path().resolve("interoperability.json"),
          StrategyJson.render(Map.of("tables", interoperability)));
    }
    AttackTables.of(folder.forks().records())
        .ifPresent(
            attacks ->
                WholeFile.write(
                    folder.path().resolve("attacks.json"), StrategyJson.render(attacks)));
  }

  /**
   * Prints the tables of input strategies, and writes JSON and report into the run folder.
   *
   * @param say takes a line for what could not be read
   */
  public static void writeStrategies(RunFolder folder, Consumer<String> say, PrintStream out) {
    List<ForkRecord> records = folder.forks().records();
    List<StrategyTable> tables = ReadaheadAnalysis.of(records);
    List<Goal> goals = ReadaheadGoals.of(records);
    printHost(folder, say, out);
    out.print(StrategyText.render(tables));
    out.print(GoalText.render(goals));
    WholeFile.write(folder.path().resolve("readahead.json"), StrategyJson.render(tables, goals));
    HtmlReport.write(List.of(folder), folder.path().resolve(REPORT));
  }

  /**
   * Prints what IO-Lite's programs say, and writes JSON and report into the run folder.
   *
   * @param text makes plain text of it; {@code null} where JSON is to be printed
   */
  public static IoliteResult writePrograms(
      RunFolder folder, Function<IoliteResult, String> text, PrintStream out) {
    IoliteResult result = IoliteAnalysis.of(folder.manifest(), folder.forks().records());
    String json = StrategyJson.render(result);
    WholeFile.write(folder.path().resolve("iolite.json"), json);
    HtmlReport.write(List.of(folder), folder.path().resolve(REPORT));
    out.print(text == null ? json : text.apply(result));
    return result;
  }

  /**
   * Writes the HTML report of these runs.
   *
   * @param allowed what two runs may differ in and yet stand side by side
   */
  public static void writeReport(List<Path> runs, Set<RunDifference.Shared> allowed, Path file) {
    List<RunFolder> folders = runs.stream().map(RunFolder::open).toList();
    OutputFile.requireWritable(file);
    String page = HtmlReport.render(folders, allowed);
    OutputFile.write(file, out -> out.write(page.getBytes(StandardCharsets.UTF_8)));
  }

  /** Says what reading these runs had to do, such as to leave out a torn last line. */
  public static void sayNotices(List<Path> runs, Consumer<String> say) {
    for (Path run : runs) {
      RunFolder.open(run).forks().notices().forEach(notice -> say.accept(run + ": " + notice));
      DoctorFile.worst(run, say);
    }
  }
}
