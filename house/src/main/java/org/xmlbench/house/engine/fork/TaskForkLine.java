package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.Subject;

/**
 * The command line of a fork whose main class takes its task, its schedule, the file of its result
 * and the socket for its turns as arguments.
 *
 * @param code its main class first, then a class of each library that it needs; the jars of those
 *     that its subject does not bring follow on the class path
 * @param task the arguments that name what a cell does
 * @param options what the run keeps of it, by name
 */
public record TaskForkLine(
    CpuSet cpuSet,
    ForkArguments.Schedule schedule,
    List<Class<?>> code,
    Function<PlannedCell, List<String>> task,
    Map<String, String> options)
    implements ForkCommandLine {
  public TaskForkLine {
    code = List.copyOf(code);
    options = Map.copyOf(options);
  }

  /** One of which the run keeps nothing more. */
  public TaskForkLine(
      CpuSet cpuSet,
      ForkArguments.Schedule schedule,
      List<Class<?>> code,
      Function<PlannedCell, List<String>> task) {
    this(cpuSet, schedule, code, task, Map.of());
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    PlannedCell cell = request.cell();
    List<String> command = new ArrayList<>(cpuSet.command());
    command.addAll(
        ForkCommand.jvm(request, work, classPath(cell.subject(), code), code.getFirst().getName()));
    command.addAll(task.apply(cell));
    command.addAll(schedule.toArguments());
    command.add("result=" + work.resolve(RESULT));
    if (request.turns() != null) {
      command.add("turns=" + request.turns().address());
    }
    return command;
  }

  /** The jars of a subject, and behind them those of the code that it does not bring. */
  public static List<Path> classPath(Subject subject, List<Class<?>> code) {
    return Stream.concat(subject.classPath().stream(), code.stream().map(JavaCommand::origin))
        .distinct()
        .toList();
  }
}
