package org.xmlbench.families.frameworks.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.families.frameworks.tables.FrameworksResults;
import org.xmlbench.families.soap.runs.JvmOptions;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessagePlan;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.MessageRun;
import org.xmlbench.families.soap.runs.WarmUpOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.house.engine.fork.TaskForkLine;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.binding.BindingFork;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.FrameworkDescription.Form;
import org.xmlbench.soap.content.TraceXml;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code bindings}: NIST's marshalling tests inside binding frameworks. */
@CommandGroup.Of(CommandGroup.MEASURE)
@OptionWords({"item=task", "jvms=forks"})
@Command(
    name = "bindings",
    mixinStandardHelpOptions = true,
    description = {
      "Time and verify how data binding frameworks read and write.",
      "They marshal and unmarshal a trace report of SEMI E134. The first call is measured"
          + " separately."
    },
    footer = {
      "",
      "Exit codes: 0 done; 1 a framework was wrong, failed or timed out; 2 bad usage or input;",
      "3 no figures (all declared, skipped, or out of budget), or the disk is full; 130"
          + " interrupted."
    })
final class BindingsCommand implements Callable<Integer> {
  private static final String BUSY = "busy";

  /** A fork has no server. */
  private static final int HEAPS = 1;

  private final Session session;

  @Option(
      names = "--framework",
      paramLabel = "ID",
      split = ",",
      description = "Measure only this framework; repeatable.")
  private List<String> frameworks = List.of();

  @Option(
      names = "--task",
      paramLabel = "TASK",
      split = ",",
      description =
          "Measure this task instead of the profile's, such as marshal-e134-double:1000;"
              + " repeatable. Its parts: marshal or unmarshal; e134 (the published report) or flat"
              + " (an array); int or double; the number of values.")
  private List<String> tasks = List.of();

  @Option(
      names = "--neighbour",
      description =
          "Also measure a call next to a process that uses the same processors. Forks then run one"
              + " after the other.")
  private boolean neighbour;

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin private JvmOptions jvm = new JvmOptions();

  @Mixin private WarmUpOption warmUp = new WarmUpOption();

  @Mixin private MessageRun run = new MessageRun();

  BindingsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    MessageOptions options = run.isFixed() ? run.fixed(FrameworksResults.FAMILY) : options();
    SubjectCatalogue<FrameworkDescription> catalogue = session.frameworks();
    return run.run(
        session,
        FrameworksResults.FAMILY,
        plan(options, catalogue.select(options.subjects(), session::warn)),
        options,
        (cpuSet, plan) ->
            new TaskForkLine(
                cpuSet,
                plan.effort().schedule(),
                List.of(BindingFork.class),
                BindingsCommand::line));
  }

  private static RunPlan plan(
      MessageOptions options, List<LibrarySubject<FrameworkDescription>> chosen) {
    MessageProfile profile = NamedProfile.byName(options.profile(), BindingProfiles.ALL);
    List<LibrarySubject<FrameworkDescription>> measured =
        options.subjects().isEmpty() ? profile.usual(chosen) : chosen;
    MessagePlan plan = new MessagePlan(options, Runs.conditions());
    for (String name : options.tasks()) {
      BindingTask task = BindingTask.named(name);
      TimedDocument document =
          new TimedDocument.Made(
              task.name(), "a trace report of SEMI E134", TraceXml.write(task.report()).length);
      for (Form form : Form.values()) {
        plan.add(
            document,
            condition(form, options),
            measured.stream().filter(any -> any.description().form() == form).toList());
      }
    }
    return plan.of(FrameworksResults.FAMILY, profile, measured);
  }

  private static Map<String, String> condition(Form form, MessageOptions options) {
    return options
        .neighbour()
        .map(busy -> Map.of("form", form.label(), BindingFork.NEIGHBOUR, busy))
        .orElse(Map.of("form", form.label()));
  }

  private static List<String> line(PlannedCell cell) {
    List<String> arguments = new ArrayList<>();
    arguments.add("framework=" + cell.subject().locator());
    arguments.addAll(BindingTask.named(cell.cell().document()).toArguments());
    if (cell.cell().condition().containsKey(BindingFork.NEIGHBOUR)) {
      arguments.add(BindingFork.NEIGHBOUR + "=" + BUSY);
    }
    return arguments;
  }

  private MessageOptions options() throws InterruptedException {
    MessageProfile from = run.profile(BindingProfiles.ALL);
    List<String> wanted = tasks.isEmpty() ? from.tasks() : tasks.stream().distinct().toList();
    RunTiming asked = timing.value(TimingClock.CPU_LESS_COMPILER, session::warn);
    RunTiming timed = neighbour ? new RunTiming(asked.clock(), Pairing.FORKS) : asked;
    MessageOptions options =
        run.options(
            from,
            frameworks,
            wanted,
            List.of(),
            timed,
            jvm.value(session, HEAPS).warmedUp(warmUp.value()));
    return neighbour ? options.beside(BUSY) : options;
  }
}
