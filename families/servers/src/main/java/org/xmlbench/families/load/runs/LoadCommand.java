package org.xmlbench.families.load.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.Task;
import org.xmlbench.families.load.fork.LoadTask;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.OperationOptions;
import org.xmlbench.families.soap.runs.ServerNodeOptions;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.families.soap.runs.WarmUpOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.soap.operation.Exchange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code load}: servers under many concurrent clients. */
@CommandGroup.Of(CommandGroup.MEASURE)
@OptionWords({"item=operation", "size=100"})
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = "Load-test each toolkit's server with concurrent clients.")
final class LoadCommand implements Callable<Integer> {
  /** A server's own work is a small part of a large message's. */
  private static final String USUAL_SIZE = "100";

  private final Session session;

  @Mixin private OperationOptions operations = new OperationOptions();

  @Option(
      names = "--clients",
      paramLabel = "N",
      split = ",",
      description =
          "Numbers of concurrent clients, 1 to 1024 (default: 1, 4, 16 and 64); repeatable.")
  private List<String> clients = List.of();

  @Mixin private WarmUpOption warmUp = new WarmUpOption();

  @Mixin private ServerNodeOptions nodes = new ServerNodeOptions();

  @Mixin private ToolkitRun run = new ToolkitRun();

  LoadCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, LoadRuns.EXPERIMENT, this::tasks, warmUp.value(), nodes.value());
  }

  private List<String> tasks(MessageProfile from) {
    operations.requireEachAlone(Task::withoutSetting, "number of clients by --clients");
    List<LoadTask> usual = from.tasks().stream().map(LoadTask::named).toList();
    List<Integer> numbers =
        clients.isEmpty()
            ? usual.stream().map(LoadTask::clients).toList()
            : clients.stream().map(LoadTask::clients).toList();
    return operations
        .exchanges(usual.stream().map(task -> task.exchange().name()).toList(), USUAL_SIZE)
        .stream()
        .map(Exchange::named)
        .flatMap(exchange -> numbers.stream().map(number -> new LoadTask(exchange, number).name()))
        .distinct()
        .toList();
  }
}
