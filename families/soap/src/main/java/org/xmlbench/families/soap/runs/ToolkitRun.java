package org.xmlbench.families.soap.runs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.Runs;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that measure toolkits have in common. */
@Command(
    footer = {
      "",
      "Exit codes: 0 done; 1 a toolkit was wrong, failed or timed out; 2 bad usage or input;",
      "3 no figures (all declared, skipped, or out of budget), or the disk is full; 130"
          + " interrupted."
    })
public final class ToolkitRun {
  /** A server and its clients have the host to themselves: one fork runs after the other. */
  private static final RunTiming SERVERS = new RunTiming(TimingClock.WALL, Pairing.FORKS);

  /** A fork and its server have one each. */
  private static final int HEAPS = 2;

  @Option(
      names = "--toolkit",
      paramLabel = "ID",
      split = ",",
      description = "Measure only this toolkit; repeatable.")
  private List<String> toolkits = List.of();

  @Mixin private JvmOptions jvm = new JvmOptions();

  @Mixin private MessageRun run = new MessageRun();

  /** Ids of the toolkits that the user named; empty for all. */
  public List<String> toolkits() {
    return toolkits;
  }

  /** The options that toolkits and frameworks have in common. */
  public MessageRun common() {
    return run;
  }

  /**
   * The JVMs that were asked for, which were seen to start.
   *
   * @throws org.xmlbench.core.UserErrorException when they are none that this host can have
   */
  public JvmRequest jvm(Session session) throws InterruptedException {
    return jvm.value(session, HEAPS);
  }

  /**
   * Begins a run on servers, or resumes one.
   *
   * @param tasks names of what is done, with that profile
   * @return the exit code
   */
  public int ofServers(
      Session session, ToolkitExperiment experiment, Function<MessageProfile, List<String>> tasks)
      throws InterruptedException {
    return ofServers(session, experiment, tasks, Optional.empty(), ServersOn.THIS_NODE);
  }

  /**
   * Begins a run on servers, or resumes one.
   *
   * @param tasks names of what is done, with that profile
   * @param warmUp length of the warm-up; empty for the profile's
   * @return the exit code
   */
  public int ofServers(
      Session session,
      ToolkitExperiment experiment,
      Function<MessageProfile, List<String>> tasks,
      Optional<Duration> warmUp,
      ServersOn place)
      throws InterruptedException {
    JvmRequest asked = jvm(session).warmedUp(warmUp);
    return of(
        session,
        experiment,
        from ->
            run.options(from, toolkits, tasks.apply(from), from.seams(), SERVERS, asked)
                .placed(place));
  }

  /**
   * Begins a run, or resumes one.
   *
   * @return the exit code
   */
  public int of(
      Session session, ToolkitExperiment experiment, Function<MessageProfile, MessageOptions> begun)
      throws InterruptedException {
    MessageOptions options =
        run.isFixed() ? run.fixed(experiment.family()) : begun.apply(run.profile(experiment));
    ScheduledRun.Lines lines = experiment.lines(options, chosen(session, options));
    SubjectCatalogue<ToolkitDescription> catalogue = session.toolkits();
    if (options.subjects().isEmpty()) {
      catalogue.leftOut().forEach(session::warn);
    }
    MessageProfile profile = NamedProfile.byName(options.profile(), experiment.profiles());
    List<LibrarySubject<ToolkitDescription>> chosen = chosen(session, options);
    RunPlan plan =
        experiment.plan(
            options,
            profile,
            options.subjects().isEmpty() ? profile.usual(chosen) : chosen,
            Runs.conditions());
    if (!options.subjects().isEmpty()) {
      ExcludedToolkits.of(plan, options, chosen).forEach(session::warn);
    }
    return run.run(session, experiment.family(), plan, options, lines);
  }

  private static List<LibrarySubject<ToolkitDescription>> chosen(
      Session session, MessageOptions options) {
    return session.toolkits().select(options.subjects());
  }
}
