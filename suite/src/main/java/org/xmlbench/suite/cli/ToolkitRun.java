package org.xmlbench.suite.cli;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.MessageSubject;
import org.xmlbench.suite.home.SubjectCatalogue;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.soap.ExcludedToolkits;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.SoapExperiment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that measure toolkits have in common. */
@Command(
    footer = {
      "",
      "Exit codes: 0 done; 1 a toolkit was wrong, failed or timed out; 2 bad usage or input;",
      "3 the budget ended before one whole round, or the disk is full; 130 interrupted."
    })
final class ToolkitRun {
  @Option(
      names = "--toolkit",
      paramLabel = "ID",
      split = ",",
      description = "Only this toolkit; repeatable.")
  private List<String> toolkits = List.of();

  @Mixin private MessageRun run = new MessageRun();

  List<String> toolkits() {
    return toolkits;
  }

  MessageRun common() {
    return run;
  }

  /**
   * Begins a run on servers, or resumes one. A server and its clients have the host to themselves:
   * one fork runs after the other, by the wall clock.
   *
   * @param given whether an option was given that says what is done
   * @param tasks names of what is done, with that profile
   * @return the exit code
   */
  int ofServers(
      Session session,
      SoapExperiment experiment,
      boolean given,
      Function<MessageProfile, List<String>> tasks)
      throws InterruptedException {
    return of(
        session,
        experiment,
        given,
        from ->
            run.options(
                from, toolkits, tasks.apply(from), from.seams(), TimingClock.WALL, Pairing.FORKS));
  }

  /**
   * Begins a run, or resumes one.
   *
   * @param given whether an option was given beside those of this class
   * @param begun what a new run is asked for, with that profile
   * @return the exit code
   */
  int of(
      Session session,
      SoapExperiment experiment,
      boolean given,
      Function<MessageProfile, MessageOptions> begun)
      throws InterruptedException {
    MessageOptions options =
        run.resumes()
            ? resumed(experiment, given || !toolkits.isEmpty())
            : begun.apply(run.profile(experiment.profiles()));
    SubjectCatalogue<MessageSubject<ToolkitDescription>> catalogue = session.toolkits();
    if (options.subjects().isEmpty()) {
      catalogue.leftOut().forEach(session::warn);
    }
    List<MessageSubject<ToolkitDescription>> chosen = catalogue.select(options.subjects());
    RunPlan plan = experiment.plan(options, chosen, Runs.conditions());
    if (!options.subjects().isEmpty()) {
      ExcludedToolkits.of(plan, options, chosen).forEach(session::warn);
    }
    return run.run(session, plan, options, experiment.lines(chosen));
  }

  private MessageOptions resumed(SoapExperiment experiment, boolean given) {
    Manifest manifest = run.manifest(given);
    if (!experiment.isOf(manifest)) {
      throw run.ofAnotherCommand(manifest);
    }
    return run.resumed(manifest);
  }
}
