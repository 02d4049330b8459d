package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.OutputException;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.Percentages;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.SubjectCatalogue;
import org.xmlbench.suite.plan.PlanRequest;
import org.xmlbench.suite.plan.Profiles;
import org.xmlbench.suite.plan.Shard;
import org.xmlbench.suite.run.DryRun;
import org.xmlbench.suite.run.RunOptions;
import org.xmlbench.suite.run.RunSession;
import org.xmlbench.suite.run.RunSetting;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code run}: measures, and writes the report. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Verify and time every subject on every document of a profile.",
    footer = {
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out, or a document among others",
      "is not well-formed; 2 bad usage or input, or no document is well-formed;",
      "3 the budget ended before one whole round, or the disk is full; 130 interrupted."
    })
final class RunCommand implements Callable<Integer> {
  private final Session session;

  @Option(names = "--profile", paramLabel = "P", description = "smoke, quick (default), standard.")
  private String profile;

  @Option(names = "--driver", paramLabel = "ID", description = "Only this driver; repeatable.")
  private List<String> drivers = List.of();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description = "This document in place of the profile's (psd:4MiB, file:PATH); repeatable.")
  private List<String> documents = List.of();

  @Option(
      names = "--documents",
      paramLabel = "DIR",
      description = {
        "Every XML file of this folder in place of the profile's documents; what else is in it is",
        "left out and named."
      })
  private Path documentsFolder;

  @Option(names = "--gc", paramLabel = "GC", description = "serial, g1 or parallel; repeatable.")
  private List<String> collectors = List.of();

  @Mixin private ClockOption clock = new ClockOption();

  @Mixin private PairingOption pairingOption = new PairingOption();

  @Option(
      names = "--blocks",
      paramLabel = "N",
      description =
          "Blocks of each document; a block that others on the machine disturbed gets one more.")
  private Integer blocks;

  @Option(
      names = "--half-width",
      paramLabel = "PERCENT",
      description = {
        "Five blocks of each document, then as many as an interval of this half width needs on the",
        "widest pair near the top, up to 30 (profile standard: 2%%; others have fixed blocks)."
      })
  private String halfWidth;

  @Option(
      names = "--time-budget",
      paramLabel = "T",
      description = "No block starts that would end later: 90s, 10m, 1h30m.")
  private String budget;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Option(names = "--shard", paramLabel = "i/n", description = "Only this part of the plan.")
  private String shard;

  @Option(
      names = "--fork-timeout",
      paramLabel = "T",
      description = "A fork that takes longer is killed.")
  private String forkTimeout;

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  RunCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    place.requireNamedToResume();
    boolean resume = place.resumes();
    Path out = place.named();
    SubjectCatalogue<DriverEntry> catalogue = session.drivers();
    RunOptions options =
        resume ? RunOptions.resumed(Runs.optionsOf(out), options(), given()) : options();
    RunPlan plan = Runs.plan(options, catalogue, session.err()::println);
    PairingRule pairing =
        resume ? Runs.pairing(options.pairing(), plan, out) : Runs.pairing(options);
    Duration forkLimit = forkLimit();
    place.requireUsable();
    if (dryRun.asked()) {
      DryRun.print(plan, options.clock(), pairing, session.out());
      if (resume) {
        DryRun.printDone(plan, out, session.out());
      }
      return ExitCode.OK;
    }
    Path folder = place.folder(plan.profile());
    try {
      RunSession.Outcome outcome =
          new RunSession(
                  plan,
                  RunSetting.ofParsers(options),
                  pairing,
                  folder,
                  session.surroundings(),
                  forkLimit)
              .run(resume);
      return new FinishedRun(session, "run").finish(outcome, plan);
    } catch (DiskFullException e) {
      session.warn(e.getMessage() + whatNext(folder));
      return ExitCode.INCONCLUSIVE;
    } catch (IOException e) {
      throw OutputException.file(folder, e);
    }
  }

  /** A disk that was full from the beginning has left nothing to resume. */
  private static String whatNext(Path folder) {
    return Files.exists(folder.resolve(RunFolder.MANIFEST))
        ? " and resume with: xmlbench run --resume --out " + ShellWord.quoted(folder.toString())
        : " and start again";
  }

  /** The options that are on the command line, by their names in the manifest. */
  private Map<String, String> given() {
    Map<String, String> given = new LinkedHashMap<>();
    put(given, "profile", "--profile", profile != null);
    put(given, "drivers", "--driver", !drivers.isEmpty());
    put(given, "documents", "--document", !documents.isEmpty());
    put(given, "documentsFolder", "--documents", documentsFolder != null);
    put(given, "collectors", "--gc", !collectors.isEmpty());
    put(given, "clock", ClockOption.NAME, clock.isGiven());
    put(given, Pairing.OPTION, PairingOption.NAME, pairingOption.isGiven());
    put(given, "blocks", "--blocks", blocks != null);
    put(given, "halfWidth", "--half-width", halfWidth != null);
    put(given, "timeBudget", "--time-budget", budget != null);
    put(given, "seed", "--seed", seed != null);
    put(given, "shard", "--shard", shard != null);
    return given;
  }

  private static void put(Map<String, String> given, String key, String option, boolean isGiven) {
    if (isGiven) {
      given.put(key, option);
    }
  }

  private RunOptions options() {
    if (blocks != null && blocks < 1) {
      throw new UserErrorException("--blocks " + blocks + ": at least one block is needed");
    }
    if (blocks != null && halfWidth != null) {
      throw new UserErrorException(
          "--blocks fixes the number of blocks and --half-width chooses it: give one of them");
    }
    PlanRequest request =
        new PlanRequest(
            Profiles.byName(profile == null ? Profiles.QUICK.name() : profile),
            drivers,
            documents,
            Optional.ofNullable(documentsFolder),
            collectors.stream().map(Collector::of).toList(),
            Optional.ofNullable(blocks),
            Optional.ofNullable(halfWidth)
                .map(text -> SteinSampleSize.of(Percentages.parse("--half-width", text))),
            Optional.ofNullable(budget).map(text -> Durations.parse("--time-budget", text)),
            seed == null ? System.currentTimeMillis() : seed,
            shard == null ? Shard.WHOLE : Shard.parse(shard));
    return new RunOptions(request, clock.value(), pairingOption.value());
  }

  private Duration forkLimit() {
    return forkTimeout == null ? null : Durations.parse("--fork-timeout", forkTimeout);
  }
}
