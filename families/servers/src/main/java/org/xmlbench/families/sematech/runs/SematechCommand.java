package org.xmlbench.families.sematech.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.sematech.fork.RateTask;
import org.xmlbench.families.sematech.fork.SematechTask;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.OperationOptions;
import org.xmlbench.families.soap.runs.ServerNodeOptions;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.SoapOperation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sematech}: trace reports from process to process. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@OptionWords("item=message")
@Command(
    name = "sematech",
    mixinStandardHelpOptions = true,
    description = {
      "Time each stage of a trace report between two processes.",
      "SEMATECH and NIST measured the same stages."
    })
final class SematechCommand implements Callable<Integer> {
  /** A rate that is none: those of the requirement. */
  private static final String REQUIRED = "required";

  private final Session session;

  @Option(
      completionCandidates = SematechCommand.Operations.class,
      names = "--operation",
      paramLabel = "OP",
      split = ",",
      description =
          "Measure these operations: ${COMPLETION-CANDIDATES} (default: the profile's); repeatable."
              + " E134 is the published report, the others are flat.")
  private List<String> operations = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      split = ",",
      description = "Values in a report, instead of the profile's sizes; repeatable.")
  private List<String> sizes = List.of();

  @Choices.Of(Receiving.class)
  @Option(
      names = "--receiving",
      paramLabel = "R",
      split = ",",
      description =
          "How the server reads a message. ${COMPLETION-CANDIDATES} (default: both); repeatable.")
  private List<String> receiving = List.of();

  @Option(
      names = "--rate",
      arity = "0..1",
      fallbackValue = REQUIRED,
      split = ",",
      paramLabel = "N",
      description =
          "Send at the rates that SEMATECH required. With =N: send N messages a second (with --size"
              + " values, or 1000), and raise the rate until the pair fails; repeatable.")
  private List<String> rates = List.of();

  @Mixin private ServerNodeOptions nodes = new ServerNodeOptions();

  @Mixin private ToolkitRun run = new ToolkitRun();

  SematechCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return atARate()
        ? run(new RateExperiment(), this::ratedTasks)
        : run(SematechRuns.EXPERIMENT, this::tasks);
  }

  private int run(ToolkitExperiment experiment, Function<MessageProfile, List<String>> asked)
      throws InterruptedException {
    return run.ofServers(session, experiment, asked, Optional.empty(), nodes.value());
  }

  /** A run that is resumed is what it was. */
  private boolean atARate() {
    if (run.common().isFixed()) {
      return RateExperiment.isProfile(run.common().fixed(SematechResults.FAMILY).profile());
    }
    return !rates.isEmpty() || run.common().named().filter(RateExperiment::isProfile).isPresent();
  }

  private List<String> ratedTasks(MessageProfile from) {
    if (!receiving.isEmpty()) {
      throw new UserErrorException("--receiving: at a rate a report is streamed: leave it out");
    }
    List<String> named = rates.stream().filter(rate -> !rate.equals(REQUIRED)).toList();
    if (named.isEmpty() && sizes.isEmpty() && operations.isEmpty()) {
      return from.tasks();
    }
    OperationOptions.requireSizes(sizes);
    List<RateTask> usual = List.of(RateProfiles.RAISED);
    List<SoapOperation> kinds =
        chosen(operations, SematechCommand::report, usual, task -> task.exchange().operation());
    List<Integer> numbers = chosen(sizes, Exchange::size, usual, task -> task.exchange().size());
    List<Integer> perSecond = chosen(named, RateTask::rate, usual, RateTask::perSecond);
    return kinds.stream()
        .flatMap(
            kind ->
                numbers.stream()
                    .flatMap(
                        size ->
                            perSecond.stream().map(rate -> RateTask.of(kind, size, rate).name())))
        .toList();
  }

  private List<String> tasks(MessageProfile from) {
    OperationOptions.requireSizes(sizes);
    List<SematechTask> usual = from.tasks().stream().map(SematechTask::named).toList();
    List<SoapOperation> kinds =
        chosen(operations, SematechCommand::report, usual, task -> task.exchange().operation());
    List<Integer> numbers = chosen(sizes, Exchange::size, usual, task -> task.exchange().size());
    List<Receiving> ways = chosen(receiving, Receiving::of, usual, SematechTask::receiving);
    List<String> tasks = new ArrayList<>();
    for (Receiving way : ways) {
      for (SoapOperation kind : kinds) {
        numbers.forEach(size -> tasks.add(SematechTask.of(kind, size, way).name()));
      }
    }
    return tasks;
  }

  /** What is not named is the profile's. */
  private static <K, T> List<T> chosen(
      List<String> named, Function<String, T> read, List<K> usual, Function<K, T> part) {
    return (named.isEmpty() ? usual.stream().map(part) : named.stream().map(read))
        .distinct()
        .toList();
  }

  private static SoapOperation report(String operation) {
    OperationOptions.requireAlone(
        operation,
        task -> Task.named(task.name()),
        "size by --size, and how it is received by --receiving");
    return SoapOperation.named(operation, SoapOperation.traces());
  }

  private static final class Operations extends Choices {
    private Operations() {
      super(SoapOperation.traces().stream().map(SoapOperation::name).toList());
    }
  }
}
