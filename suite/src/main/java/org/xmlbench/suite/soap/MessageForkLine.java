package org.xmlbench.suite.soap;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.soap.attack.AttackFork;
import org.xmlbench.soap.binding.BindingFork;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.fork.SoapFork;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.interop.ForeignMessage;
import org.xmlbench.soap.interop.InteropFork;
import org.xmlbench.soap.load.LoadFork;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.sematech.SematechFork;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.ForkRequest;
import org.xmlbench.suite.engine.fork.CpuSet;
import org.xmlbench.suite.engine.fork.ForkCommand;
import org.xmlbench.suite.engine.fork.ForkCommandLine;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.home.MessageSubject;

/**
 * The command line of a fork of SOAPBench or of the marshalling tests.
 *
 * @param main its main class
 * @param task the arguments that name what a cell does
 */
public record MessageForkLine(
    CpuSet cpuSet,
    ForkArguments.Schedule schedule,
    String main,
    Function<PlannedCell, List<String>> task)
    implements ForkCommandLine {
  /** The lines of toolkits. */
  public static ForkCommandLine ofToolkits(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return new MessageForkLine(
        cpuSet,
        schedule,
        SoapFork.class.getName(),
        cell ->
            new SoapTask(
                    cell.subject().locator(),
                    Seam.of(cell.cell().condition().get(MessagePlan.SEAM)),
                    Exchange.named(cell.cell().document()))
                .toArguments());
  }

  /** The lines of servers under load. */
  public static ForkCommandLine ofLoad(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return ofServers(cpuSet, schedule, LoadFork.class);
  }

  /** The lines of servers under attack. */
  public static ForkCommandLine ofAttacks(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return ofServers(cpuSet, schedule, AttackFork.class);
  }

  /** The lines of pairs of processes. */
  public static ForkCommandLine ofSematech(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return ofServers(cpuSet, schedule, SematechFork.class);
  }

  /**
   * The lines of servers that are given other toolkits' messages.
   *
   * @param toolkits all that write some
   */
  static ForkCommandLine ofInterop(
      CpuSet cpuSet,
      ForkArguments.Schedule schedule,
      List<MessageSubject<ToolkitDescription>> toolkits) {
    return new MessageForkLine(
        cpuSet,
        schedule,
        InteropFork.class.getName(),
        cell -> {
          String sender = ForeignMessage.named(cell.cell().document()).sender();
          List<String> arguments = new ArrayList<>(serverArguments(cell));
          arguments.add(
              InteropFork.SENDER_CLASS_PATH
                  + "="
                  + joined(
                      toolkits.stream()
                          .filter(toolkit -> toolkit.id().equals(sender))
                          .findFirst()
                          .orElseThrow()
                          .classPath()));
          return arguments;
        });
  }

  private static ForkCommandLine ofServers(
      CpuSet cpuSet, ForkArguments.Schedule schedule, Class<?> main) {
    return new MessageForkLine(cpuSet, schedule, main.getName(), MessageForkLine::serverArguments);
  }

  private static List<String> serverArguments(PlannedCell cell) {
    return List.of(
        LoadFork.TOOLKIT + "=" + cell.subject().locator(),
        LoadFork.TASK + "=" + cell.cell().document());
  }

  private static String joined(List<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** The lines of binding frameworks. */
  public static ForkCommandLine ofFrameworks(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return new MessageForkLine(
        cpuSet,
        schedule,
        BindingFork.class.getName(),
        cell -> {
          List<String> arguments = new ArrayList<>();
          arguments.add("framework=" + cell.subject().locator());
          arguments.addAll(BindingTask.named(cell.cell().document()).toArguments());
          return arguments;
        });
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    PlannedCell cell = request.cell();
    List<String> command = new ArrayList<>(cpuSet.command());
    command.addAll(ForkCommand.jvm(cell, request.condition(), work));
    command.add("-cp");
    command.add(joined(cell.subject().classPath()));
    command.add(main);
    command.addAll(task.apply(cell));
    command.addAll(schedule.toArguments());
    command.add("result=" + work.resolve(RESULT));
    command.add("compilations=" + work.resolve(ForkCommand.COMPILATIONS));
    if (request.turns() != null) {
      command.add("turns=" + request.turns().address());
    }
    return command;
  }
}
