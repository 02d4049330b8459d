package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.plan.Plan;
import org.xmlbench.suite.home.MessageSubject;
import org.xmlbench.suite.home.SubjectCatalogue;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.soap.LeftOut;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.SoapExperiment;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code soap}: SOAPBench's operations inside SOAP toolkits. */
@Command(
    name = "soap",
    mixinStandardHelpOptions = true,
    description = "Verify and time SOAPBench's operations inside every SOAP toolkit.",
    footer = {
      "",
      "receiveX measures serialization (its reply is tiny), sendX deserialization (its request"
          + " is).",
      "Experiments are commands of their own, too: load, attacks, sematech, interoperability.",
      "",
      "Exit codes: 0 done; 1 a toolkit was wrong, failed or timed out; 2 bad usage or input;",
      "3 the budget ended before one whole round, or the disk is full; 130 interrupted."
    })
final class SoapCommand implements Callable<Integer> {
  private final Session session;
  private final SoapExperiment usual;

  @Option(
      names = "--toolkit",
      paramLabel = "ID",
      split = ",",
      description = "Only this toolkit; repeatable.")
  private List<String> toolkits = List.of();

  @Mixin private SoapTaskOptions tasks = new SoapTaskOptions();

  @Option(
      names = "--seam",
      paramLabel = "S",
      split = ",",
      description =
          "stack: the whole client above a canned transport; binding: the envelope and its data"
              + " alone; control: the canned transport alone; http: loopback HTTP to the toolkit's"
              + " own server in another JVM; http-close: the same with a connection for each call;"
              + " repeatable.")
  private List<String> seams = List.of();

  @Mixin private ClassicOptions classic = new ClassicOptions();

  @Mixin private MessageRun run = new MessageRun();

  SoapCommand(Session session) {
    this(session, SoapExperiment.OPERATIONS);
  }

  private SoapCommand(Session session, SoapExperiment usual) {
    this.session = session;
    this.usual = usual;
  }

  /**
   * The experiments as commands of their own, by name, so that a build can name one where it names
   * a command.
   */
  static List<CommandLine> experiments(Session session) {
    List<CommandLine> commands = new ArrayList<>();
    for (SoapExperiment experiment : SoapExperiment.values()) {
      if (experiment != SoapExperiment.OPERATIONS) {
        CommandLine command = new CommandLine(new SoapCommand(session, experiment));
        ExperimentUsage.of(experiment, command);
        commands.add(command);
      }
    }
    return commands;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (classic.asked()) {
      requireClassicAlone();
      return classic.run(session, toolkits);
    }
    return run.resumes() ? goOn() : begin();
  }

  private int begin() throws InterruptedException {
    SoapExperiment experiment = tasks.experiment(usual);
    MessageProfile from = run.profile(experiment.profiles());
    boolean operations = experiment == SoapExperiment.OPERATIONS;
    if (!operations) {
      run.requireOfServers();
    }
    if (!operations && !seams.isEmpty()) {
      throw new UserErrorException("--seam is not of --experiment " + experiment.label());
    }
    MessageOptions options = run.options(from, toolkits, tasks.of(experiment, from), seams(from));
    return run(experiment, operations ? options : options.ofServers());
  }

  private List<Seam> seams(MessageProfile from) {
    return seams.isEmpty() ? from.seams() : seams.stream().map(Seam::of).distinct().toList();
  }

  private int goOn() throws InterruptedException {
    boolean given = !toolkits.isEmpty() || tasks.isGiven() || !seams.isEmpty();
    Manifest manifest = run.manifest(given);
    SoapExperiment experiment =
        SoapExperiment.of(manifest)
            .filter(made -> usual == SoapExperiment.OPERATIONS || made == usual)
            .orElseThrow(() -> run.ofAnotherCommand(manifest));
    return run(experiment, run.resumed(manifest));
  }

  private int run(SoapExperiment experiment, MessageOptions options) throws InterruptedException {
    SubjectCatalogue<MessageSubject<ToolkitDescription>> catalogue = session.toolkits();
    if (options.subjects().isEmpty()) {
      catalogue.leftOut().forEach(session::warn);
    }
    List<MessageSubject<ToolkitDescription>> chosen = catalogue.select(options.subjects());
    Plan plan = experiment.plan(options, chosen, Runs.conditions());
    if (!options.subjects().isEmpty()) {
      LeftOut.of(plan, options, chosen).forEach(session::warn);
    }
    return run.run(session, plan, options, experiment.lines(chosen));
  }

  private void requireClassicAlone() {
    boolean experiment = usual != SoapExperiment.OPERATIONS;
    if (experiment || tasks.isGiven() || !seams.isEmpty() || run.isGiven()) {
      throw new UserErrorException(
          "soap --classic takes --toolkit, --setup and --server, no others");
    }
  }
}
