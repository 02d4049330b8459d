package org.xmlbench.house.run;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;

/** What the commands need of runs: their plans, and what is made of their records. */
public final class Runs {
  /** Name of the report's file in the run folder. */
  public static final String REPORT = "report.html";

  private static final int FORK_CPUS = 2;

  private Runs() {}

  /**
   * The pairing of a run that is resumed: that of its first session.
   *
   * @throws UserErrorException when this host lacks the memory for that
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

  /**
   * What the run in a folder was asked for, for the command that resumes it.
   *
   * @param family whose command that is
   * @throws UserErrorException when the run cannot be resumed by it
   */
  public static <R extends RunRequest> R request(Path folder, FamilyResults family, Class<R> type) {
    Manifest manifest = RunFolder.open(folder).manifest();
    FamilyResults itsOwn = Families.of(manifest);
    if (!itsOwn.id().equals(family.id())) {
      throw new UserErrorException(
          "%s is of %s: resume with: xmlbench %s --resume --out %s"
              .formatted(
                  folder,
                  itsOwn.words().label(),
                  itsOwn.command(),
                  ShellWord.quoted(folder.toString())));
    }
    if (!Families.kind(manifest).equals(Manifest.RUN)) {
      throw new UserErrorException(
          "%s is a %s, which is neither resumed nor replayed: its blocks must be adjacent in time"
              .formatted(folder, Families.kind(manifest)));
    }
    return RunRequest.of(folder.toString(), manifest, type);
  }

  /**
   * What a plan that was made before was asked for, for the command that follows it.
   *
   * @param family whose command that is
   * @param type its requests
   * @throws UserErrorException when there is no such plan, or it is of another family or version
   */
  public static <R extends RunRequest> R planned(Path file, FamilyResults family, Class<R> type) {
    PlanFile plan = PlanFile.read(file);
    FamilyResults itsOwn = Families.of(plan);
    if (!itsOwn.id().equals(family.id())) {
      throw new UserErrorException(
          "%s is of %s: follow it with: xmlbench %s --plan %s"
              .formatted(
                  file,
                  itsOwn.words().label(),
                  itsOwn.command(),
                  ShellWord.quoted(file.toString())));
    }
    if (!plan.toolVersion().equals(Manifests.version())) {
      throw new UserErrorException(
          "%s was made by version %s of XMLBench, and this is %s: make it anew with 'plan'"
              .formatted(file, plan.toolVersion(), Manifests.version()));
    }
    return RunRequest.of(file, plan, type);
  }

  /** Asks every driver about a user's file, each in a separate JVM. */
  public static ExpectedEvents referee(
      SubjectCatalogue<DriverDescription> catalogue, PrintStream err) {
    return new LineageVote(catalogue.available(), err);
  }

  /**
   * Prints what was found about the host of a run, and the run's tables.
   *
   * @param allColumns whether tables have all columns where they have fewer else
   * @param say takes a line for what could not be read
   */
  public static void printResults(
      RunResults results, boolean allColumns, Consumer<String> say, PrintStream out) {
    HostLine.of(results.folder().path(), results.forks().records(), say).forEach(out::println);
    out.print(allColumns ? results.allColumns() : results.text());
  }

  /** Prints where the files of a run are; last the report, as an address that browsers open. */
  public static void printPlaces(RunFolder folder, PrintStream out) {
    out.println("run folder: " + folder.path());
    out.println("report:     " + folder.path().resolve(REPORT).toUri());
  }

  /** Writes a run's results into its folder: report, JSON and CSV. */
  public static void writeResults(RunResults results) {
    results.writeFiles();
    Report.write(results, results.folder().path().resolve(REPORT));
  }

  /**
   * Writes the HTML report of these runs.
   *
   * @param allowed what two runs may differ in and yet be shown side by side
   */
  public static void writeReport(List<Path> runs, Set<RunDifference.Shared> allowed, Path file) {
    List<RunFolder> folders = runs.stream().map(RunFolder::open).toList();
    OutputFile.requireWritable(file);
    String page = Report.render(folders, allowed);
    OutputFile.write(file, out -> out.write(page.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Reports what was repaired while these runs were read, such as a torn last line that was left
   * out.
   */
  public static void sayNotices(List<Path> runs, Consumer<String> say) {
    for (Path run : runs) {
      RunFolder.open(run).forks().notices().forEach(notice -> say.accept(run + ": " + notice));
      DoctorFile.worst(run, say);
    }
  }
}
