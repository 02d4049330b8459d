package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.plan.PlannedCell;

/**
 * The command line of a fork whose main class takes its task, its schedule, the file of its result
 * and the socket for its turns as arguments.
 *
 * @param main its main class
 * @param task the arguments that name what a cell does
 * @param options what the run keeps of it, by name
 */
public record TaskForkLine(
    CpuSet cpuSet,
    ForkArguments.Schedule schedule,
    String main,
    Function<PlannedCell, List<String>> task,
    Map<String, String> options)
    implements ForkCommandLine {
  public TaskForkLine {
    options = Map.copyOf(options);
  }

  /** One of which the run keeps nothing more. */
  public TaskForkLine(
      CpuSet cpuSet,
      ForkArguments.Schedule schedule,
      String main,
      Function<PlannedCell, List<String>> task) {
    this(cpuSet, schedule, main, task, Map.of());
  }

  @Override
  public List<String> of(ForkRequest request, Path work) {
    PlannedCell cell = request.cell();
    List<String> command = new ArrayList<>(cpuSet.command());
    command.addAll(ForkCommand.jvm(request, work, cell.subject().classPath(), main));
    command.addAll(task.apply(cell));
    command.addAll(schedule.toArguments());
    command.add("result=" + work.resolve(RESULT));
    if (request.turns() != null) {
      command.add("turns=" + request.turns().address());
    }
    return command;
  }
}
