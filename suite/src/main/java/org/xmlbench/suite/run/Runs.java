package org.xmlbench.suite.run;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.OutputFile;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.SubjectCatalogue;
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
  public static RunPlan plan(
      RunOptions options, SubjectCatalogue<DriverEntry> catalogue, Consumer<String> said) {
    return new PlanBuilder(catalogue, conditions(), said).build(options.request());
  }

  /** How the forks of a new run with these options stand beside each other on this host. */
  public static PairingRule pairing(RunOptions options) {
    return PairingRule.first(options.pairing(), conditions());
  }

  /**
   * How the forks of a run that is resumed stand beside each other: as they did so far.
   *
   * @throws UserErrorException when this host has not the memory for that
   */
  public static PairingRule pairing(Pairing pairing, RunPlan plan, Path run) {
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

  /** Says of a run's folder that another command resumes it. */
  public static UserErrorException ofAnotherCommand(Path folder, Manifest manifest) {
    FamilyResults family = Families.of(manifest);
    return new UserErrorException(
        "%s is of %s: resume with: xmlbench %s --resume --out %s"
            .formatted(
                folder,
                family.words().label(),
                family.command(),
                ShellWord.quoted(folder.toString())));
  }

  /** The options that a run was made with, for the command that resumes it. */
  public static RunOptions optionsOf(Path folder) {
    Manifest manifest = RunFolder.open(folder).manifest();
    if (Families.of(manifest) != Families.PARSERS) {
      throw ofAnotherCommand(folder, manifest);
    }
    return parserOptions(folder, manifest);
  }

  /** The options that a run was made with, by whoever makes one of its forks again. */
  public static RunOptions optionsToReplay(Path folder) {
    Manifest manifest = RunFolder.open(folder).manifest();
    FamilyResults family = Families.of(manifest);
    if (family != Families.PARSERS) {
      throw new UserErrorException(
          "%s is of %s: only a fork of a run of parsers is replayed; measure one anew by: xmlbench %s"
              .formatted(folder, family.words().label(), family.command()));
    }
    return parserOptions(folder, manifest);
  }

  private static RunOptions parserOptions(Path folder, Manifest manifest) {
    String kind = Families.kind(manifest);
    if (!kind.equals(Manifest.RUN)) {
      throw new UserErrorException(
          "%s is a %s, which is neither resumed nor replayed: its blocks must be adjacent in time"
              .formatted(folder, kind));
    }
    return RunOptions.of(manifest.options());
  }

  /** Asks every driver about a user's file, each in a JVM of its own. */
  public static ExpectedEvents referee(SubjectCatalogue<DriverEntry> catalogue, PrintStream err) {
    return new LineageVote(catalogue.entries(), err);
  }

  /**
   * Prints the tables of a run, and writes what it says into its folder: report, JSON and CSV.
   *
   * @param say takes a line for what could not be read
   */
  public static void writeResults(RunFolder folder, Consumer<String> say, PrintStream out) {
    DoctorFile.worst(folder.path(), say).map(HostLine::render).ifPresent(out::print);
    out.print(writeResults(folder).text());
  }

  /** Writes what a run says into its folder: report, JSON and CSV. */
  public static RunResults writeResults(RunFolder folder) {
    RunResults results = RunResults.of(folder);
    results.writeFiles();
    Report.write(results, folder.path().resolve(REPORT));
    return results;
  }

  /**
   * Writes the HTML report of these runs.
   *
   * @param allowed what two runs may differ in and yet stand side by side
   */
  public static void writeReport(List<Path> runs, Set<RunDifference.Shared> allowed, Path file) {
    List<RunFolder> folders = runs.stream().map(RunFolder::open).toList();
    OutputFile.requireWritable(file);
    String page = Report.render(folders, allowed);
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
