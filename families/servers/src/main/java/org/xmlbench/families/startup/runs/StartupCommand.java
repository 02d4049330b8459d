package org.xmlbench.families.startup.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.Task;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.OperationOptions;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.families.startup.fork.StartupTask;
import org.xmlbench.families.startup.fork.StartupTask.Classes;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.soap.operation.Exchange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code startup}: servers that start. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@OptionWords({"item=operation", "size=100"})
@Command(
    name = "startup",
    mixinStandardHelpOptions = true,
    description = {
      "Measure a server's time to its first answer, and its memory.",
      "Memory is measured in each toolkit's idle server and under load."
    })
final class StartupCommand implements Callable<Integer> {
  private static final String USUAL_SIZE = "100";

  private final Session session;

  @Mixin private OperationOptions operations = new OperationOptions();

  @Choices.Of(Classes.class)
  @Option(
      names = "--classes",
      paramLabel = "C",
      split = ",",
      description =
          "How servers' JVMs load classes. ${COMPLETION-CANDIDATES} (default: the profile's);"
              + " repeatable.")
  private List<String> classes = List.of();

  @Mixin private ToolkitRun run = new ToolkitRun();

  StartupCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, StartupRuns.EXPERIMENT, this::tasks);
  }

  private List<String> tasks(MessageProfile from) {
    operations.requireEachAlone(Task::withoutSetting, "way to get classes by --classes");
    List<StartupTask> usual = from.tasks().stream().map(StartupTask::named).toList();
    List<Classes> ways =
        classes.isEmpty()
            ? usual.stream().map(StartupTask::classes).distinct().toList()
            : classes.stream().map(Classes::named).distinct().toList();
    return operations
        .exchanges(usual.stream().map(task -> task.exchange().name()).toList(), USUAL_SIZE)
        .stream()
        .map(Exchange::named)
        .flatMap(exchange -> ways.stream().map(way -> new StartupTask(exchange, way).name()))
        .distinct()
        .toList();
  }
}
