package org.xmlbench.suite.soap;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.load.LoadFork;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.fork.TaskForkLine;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.run.ScheduledRun;

/**
 * What a family measures of the servers of toolkits.
 *
 * @param family the family
 * @param profiles its profiles, shortest first
 * @param seam the condition of its cells that stands where others have a seam
 * @param document what is done, of a task's name
 * @param main the class that a fork runs
 */
public record ServerExperiment(
    FamilyResults family,
    List<MessageProfile> profiles,
    String seam,
    Function<String, TimedDocument> document,
    Class<?> main)
    implements ToolkitExperiment {
  @Override
  public RunPlan plan(
      MessageOptions options,
      MessageProfile profile,
      List<LibrarySubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : options.tasks()) {
      for (Encoding encoding : Encoding.values()) {
        plan.add(
            document.apply(task),
            Map.of(MessagePlan.SEAM, seam, MessagePlan.ENCODING, encoding.label()),
            toolkits.stream()
                .filter(toolkit -> toolkit.description().encoding() == encoding)
                .filter(ServerExperiment::hasServer)
                .toList());
      }
    }
    if (plan.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return plan.of(family, profile, toolkits);
  }

  /** The clients of these runs send envelopes alone. */
  private static boolean hasServer(LibrarySubject<ToolkitDescription> toolkit) {
    return toolkit.description().encoding() != Encoding.MTOM
        && toolkit.description().seams().stream().anyMatch(Seam::hasServer);
  }

  @Override
  public ScheduledRun.Lines lines(List<LibrarySubject<ToolkitDescription>> toolkits) {
    return (cpuSet, plan) ->
        new TaskForkLine(
            cpuSet, plan.effort().schedule(), main.getName(), ServerExperiment::arguments);
  }

  /** The arguments that name the toolkit and the task of a fork. */
  public static List<String> arguments(PlannedCell cell) {
    return List.of(
        LoadFork.TOOLKIT + "=" + cell.subject().locator(),
        LoadFork.TASK + "=" + cell.cell().document());
  }
}
