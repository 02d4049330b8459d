package org.xmlbench.suite.family.interoperability;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.interop.ForeignMessage;
import org.xmlbench.soap.interop.InteropFork;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.fork.TaskForkLine;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.run.ScheduledRun;
import org.xmlbench.suite.soap.ExcludedToolkits;
import org.xmlbench.suite.soap.MessageDocuments;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.ServerExperiment;
import org.xmlbench.suite.soap.ToolkitExperiment;

/** Messages of each toolkit to the server of each. */
record InteroperabilityExperiment() implements ToolkitExperiment {
  private static final ServerExperiment SERVERS =
      new ServerExperiment(
          Families.INTEROPERABILITY,
          InteroperabilityProfiles.ALL,
          "interoperability",
          InteroperabilityExperiment::document,
          InteropFork.class);

  @Override
  public FamilyResults family() {
    return SERVERS.family();
  }

  @Override
  public List<MessageProfile> profiles() {
    return SERVERS.profiles();
  }

  /** The tasks of a run name no sender, because each measured toolkit writes and reads. */
  @Override
  public RunPlan plan(
      MessageOptions options,
      MessageProfile profile,
      List<LibrarySubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    List<LibrarySubject<ToolkitDescription>> writers = ofXml(toolkits);
    if (writers.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    List<String> messages =
        options.tasks().stream()
            .map(Exchange::named)
            .flatMap(
                exchange ->
                    writers.stream()
                        .map(toolkit -> new ForeignMessage(exchange, toolkit.id()).name()))
            .toList();
    return SERVERS.plan(options.with(messages), profile, writers, conditions);
  }

  private static List<LibrarySubject<ToolkitDescription>> ofXml(
      List<LibrarySubject<ToolkitDescription>> toolkits) {
    return toolkits.stream()
        .filter(toolkit -> toolkit.description().encoding().isEnvelope())
        .filter(toolkit -> toolkit.description().seams().stream().anyMatch(Seam::hasServer))
        .toList();
  }

  private static TimedDocument document(String task) {
    ForeignMessage message = ForeignMessage.named(task);
    return new TimedDocument.Made(
        message.name(),
        "a trace report that %s writes".formatted(message.sender()),
        MessageDocuments.of(message.exchange()).bytes());
  }

  /** A fork starts the sender, too. */
  @Override
  public ScheduledRun.Lines lines(List<LibrarySubject<ToolkitDescription>> toolkits) {
    return (cpuSet, plan) ->
        new TaskForkLine(
            cpuSet,
            plan.effort().schedule(),
            InteropFork.class.getName(),
            cell -> line(cell, toolkits));
  }

  private static List<String> line(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    String sender = ForeignMessage.named(cell.cell().document()).sender();
    List<String> arguments = new ArrayList<>(ServerExperiment.arguments(cell));
    arguments.add(
        InteropFork.SENDER_CLASS_PATH
            + "="
            + TaskForkLine.joined(
                toolkits.stream()
                    .filter(toolkit -> toolkit.id().equals(sender))
                    .findFirst()
                    .orElseThrow()
                    .classPath()));
    return arguments;
  }
}
