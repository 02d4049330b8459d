package org.xmlbench.families.parsers.runs;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.WaitOption;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: one fork again, with its command line shown. */
@CommandGroup.Of(value = CommandGroup.RESULTS, specialist = true)
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Repeat one fork of a run and show its command line.",
    footer = {
      "",
      "It compares the digest, the totals and the time of an operation with the run's record of the"
          + " cell.",
      "",
      "Exit codes: 0 the fork ended well; 1 it did not, or digest or totals differ from the record;"
          + " 2 bad usage or input."
    })
final class ReplayCommand implements Callable<Integer> {
  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final Session session;

  @Parameters(index = "0", paramLabel = "RUN", description = "Run folder.")
  private Path run;

  @Parameters(
      index = "1",
      paramLabel = "CELL",
      description =
          "The cell as subject/document/operation/condition, or the beginning of its name.")
  private String cell;

  @Option(
      names = "--fork-timeout",
      paramLabel = "T",
      description = "Kill the fork after this time (default: 2m).")
  private String forkTimeout;

  @Mixin private WaitOption wait = new WaitOption();

  ReplayCommand(Session session) {
    this.session = session;
  }

  private ParserRequest requestToReplay() {
    FamilyResults family = Families.of(RunFolder.open(run).manifest());
    if (family != ParsersResults.FAMILY) {
      throw new UserErrorException(
          "%s is of %s: only a fork of a run of parsers is replayed; measure one anew by: xmlbench %s"
              .formatted(run, family.words().label(), family.command()));
    }
    return Runs.request(run, ParsersResults.FAMILY, ParserRequest.class);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    SubjectCatalogue<DriverDescription> catalogue = session.drivers();
    RunPlan plan = new PlanBuilder(catalogue, Runs.conditions(), _ -> {}).build(requestToReplay());
    Runs.sayNotices(List.of(run), session::warn);
    Duration limit = forkTimeout == null ? LIMIT : Durations.parse("--fork-timeout", forkTimeout);
    boolean well =
        new Replay(plan, RunFolder.open(run), Runs.referee(catalogue, session.err()), session.out())
            .run(cell, limit);
    return well ? ExitCode.OK : ExitCode.FAULT;
  }
}
