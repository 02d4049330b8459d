package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.SubjectCatalogue;
import org.xmlbench.suite.run.Replay;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: one fork again, with its command line shown. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Repeat one fork of a run, with its exact command line shown.",
    footer = {"", "Exit codes: 0 the fork ended well; 1 it did not; 2 bad usage or input."})
final class ReplayCommand implements Callable<Integer> {
  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final Session session;

  @Parameters(index = "0", paramLabel = "RUN", description = "Run folder.")
  private Path run;

  @Parameters(
      index = "1",
      paramLabel = "CELL",
      description = "subject/document/operation/condition, or the beginning of just one.")
  private String cell;

  @Option(
      names = "--fork-timeout",
      paramLabel = "T",
      description = "The fork is killed after this time (default: 2m).")
  private String forkTimeout;

  @Mixin private WaitOption wait = new WaitOption();

  ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    SubjectCatalogue<DriverEntry> catalogue = session.drivers();
    RunPlan plan = Runs.plan(Runs.optionsToReplay(run), catalogue, _ -> {});
    Runs.sayNotices(List.of(run), session::warn);
    Duration limit = forkTimeout == null ? LIMIT : Durations.parse("--fork-timeout", forkTimeout);
    boolean well =
        new Replay(plan, run, Runs.referee(catalogue, session.err()), session.out())
            .run(cell, limit);
    return well ? ExitCode.OK : ExitCode.FAULT;
  }
}
