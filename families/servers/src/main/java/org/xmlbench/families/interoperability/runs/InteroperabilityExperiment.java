package org.xmlbench.families.interoperability.runs;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.interoperability.fork.ForeignMessage;
import org.xmlbench.families.interoperability.fork.InteropFork;
import org.xmlbench.families.interoperability.tables.InteroperabilityResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.house.engine.fork.TaskForkLine;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Messages of each toolkit to the server of each. */
final class InteroperabilityExperiment extends ServerExperiment {
  InteroperabilityExperiment() {
    super(
        InteroperabilityResults.FAMILY,
        InteroperabilityRuns.PROFILES,
        "interoperability",
        ForeignMessage::named,
        InteropFork.class);
  }

  /**
   * The tasks that were asked for name no sender, because each measured toolkit writes and reads.
   */
  @Override
  public List<String> tasks(
      MessageOptions options, List<LibrarySubject<ToolkitDescription>> toolkits) {
    return options.tasks().stream()
        .map(Exchange::named)
        .flatMap(
            exchange ->
                toolkits.stream()
                    .filter(toolkit -> measures(toolkit.description()))
                    .filter(toolkit -> !toolkit.description().isOnOtherHost())
                    .map(toolkit -> new ForeignMessage(exchange, toolkit.id()).name()))
        .toList();
  }

  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String seam) {
    return measures(toolkit) && super.measures(toolkit, task, seam);
  }

  private static boolean measures(ToolkitDescription toolkit) {
    return toolkit.encoding().isEnvelope() && ToolkitExperiment.hasServer(toolkit);
  }

  /** A fork starts the sender, too. */
  @Override
  public List<String> arguments(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    String sender = ForeignMessage.named(cell.cell().document()).sender();
    LibrarySubject<ToolkitDescription> writer =
        toolkits.stream().filter(toolkit -> toolkit.id().equals(sender)).findFirst().orElseThrow();
    List<String> arguments = new ArrayList<>(super.arguments(cell, toolkits));
    arguments.add(
        InteropFork.SENDER_CLASS_PATH
            + "="
            + JavaCommand.classPath(TaskForkLine.classPath(writer, code())));
    return arguments;
  }
}
