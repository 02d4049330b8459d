package org.xmlbench.suite.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.AllColumnsOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.SubjectFaults;
import org.xmlbench.house.grid.PartsFolder;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.CollectedParts;
import org.xmlbench.results.grid.MergedRun;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.HostDifference;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merge}: makes a run of the parts that several nodes measured. */
@CommandGroup.Of(CommandGroup.MACHINES)
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = {
      "Make one run of the parts that nodes measured.",
      "If a shard was measured more than once, it takes the complete attempt of the scheduler's"
          + " first job, of that the one with the fewest restarts, or else the first to end."
    },
    footer = {
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out; 2 bad usage or input;",
      "3 a shard is missing, or the disk is full."
    })
final class MergeCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      arity = "1..*",
      paramLabel = "PART",
      description = "Folders of parts, or a folder that holds all parts of a plan.")
  private List<Path> paths;

  @Option(
      names = {"--out", "-o"},
      required = true,
      paramLabel = "RUN",
      converter = OutputPath.class,
      description = "Run folder to write.")
  private Path out;

  @Option(
      names = "--by-class",
      description = "If there are several classes of hosts, make a run of each: RUN-1, RUN-2, ...")
  private boolean byClass;

  @Option(
      names = "--no-report",
      description =
          "Make only the run folder, with one part in memory at a time: the tables and page of a"
              + " million forks need more memory than most hosts have. 'xmlbench report' makes them"
              + " later. It also names wrong subjects, which the exit code then does not.")
  private boolean noReport;

  @Mixin private AllColumnsOption columns = new AllColumnsOption();

  MergeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    CollectedParts collected = CollectedParts.of(paths);
    collected.notices().forEach(session::warn);
    if (!collected.missing().isEmpty()) {
      collected.missing().forEach(shard -> sayMissing(collected, shard, ""));
      return ExitCode.INCONCLUSIVE;
    }
    List<List<Part>> classes = collected.byClass();
    if (classes.size() > 1 && !byClass) {
      throw new UserErrorException(
          "the parts are of %d classes of hosts, which differ in %s; --by-class makes a run of each"
              .formatted(
                  classes.size(),
                  HostDifference.text(
                      classes.stream()
                          .map(parts -> parts.getFirst().run().manifest().host().facts())
                          .toList())));
    }
    boolean anyFault = false;
    for (int i = 0; i < classes.size(); i++) {
      Path folder = classes.size() == 1 ? out : Path.of("%s-%d".formatted(out, i + 1));
      if (classes.size() > 1) {
        sayMissing(collected, classes.get(i), folder);
      }
      anyFault |= write(new MergedRun(classes.get(i), classes.size() == 1), folder);
    }
    return anyFault ? ExitCode.FAULT : ExitCode.OK;
  }

  private boolean write(MergedRun merged, Path folder) {
    RunFolder run = merged.write(folder, session::warn);
    if (noReport) {
      session.out().println("run folder: " + run.path());
      return false;
    }
    RunResults results = RunResults.of(run);
    Runs.printResults(results, columns.asked(), session::warn, session.out());
    session.out().println();
    session.out().flush();
    Runs.writeResults(results);
    if (WithoutTimes.of(results.family(), run.manifest()).isEmpty()) {
      RunResults.writeJmhJson(run);
    }
    Runs.printPlaces(run, session.out());
    return SubjectFaults.any(results.forks().records()) || results.anyFault();
  }

  /** Names the missing shard, and the command that repeats it. */
  private void sayMissing(CollectedParts collected, Assignment.Shard shard, String where) {
    Path folder = collected.folder();
    Path plan = folder.resolve(PartsFolder.PLAN);
    session.warn(
        "shard %s is missing%s%s: repeat it with: xmlbench %s --plan %s --shard %s --out %s --resume"
            .formatted(
                shard,
                where,
                begunBy(collected, shard),
                command(collected, plan),
                Files.exists(plan) ? ShellWord.quoted(plan.toString()) : "FILE",
                shard,
                ShellWord.quoted(folder.toString())));
  }

  /** The command whose runs follow the plan; the first of them where the plan was not kept. */
  private static String command(CollectedParts collected, Path plan) {
    if (!collected.parts().isEmpty()) {
      return Families.of(collected.parts().getFirst().run().manifest()).command();
    }
    return Files.exists(plan) ? Families.of(PlanFile.read(plan)).command() : "run";
  }

  /** Of shards, a class of hosts has mostly not all: its run is a part of the plan. */
  private void sayMissing(CollectedParts collected, List<Part> parts, Path folder) {
    CollectedParts.missing(parts)
        .forEach(
            shard -> sayMissing(collected, shard, " in " + folder + " for its class of hosts"));
  }

  private static String begunBy(CollectedParts collected, Assignment.Shard shard) {
    List<String> nodes = collected.begun(shard);
    return nodes.isEmpty() ? "" : " (begun, not ended, by %s)".formatted(String.join(", ", nodes));
  }
}
