package org.xmlbench.suite.soap;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.soap.interop.ForeignMessage;
import org.xmlbench.soap.load.LoadTask;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.sematech.SematechTask;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.home.MessageSubject;
import org.xmlbench.suite.run.RunSetting;

/** What is measured of toolkits. */
public enum SoapExperiment {
  /** SOAPBench's operations. */
  OPERATIONS(Families.TOOLKITS.command(), MessageProfile.SOAP, any -> MessageForkLine::ofToolkits),
  /** Servers by many clients at a time. */
  LOAD(Families.LOAD.command(), ServerProfiles.LOAD, any -> MessageForkLine::ofLoad),
  /** Servers that are sent what they should not be. */
  ATTACKS(Families.ATTACKS.command(), ServerProfiles.ATTACKS, any -> MessageForkLine::ofAttacks),
  /** Trace reports from process to process. */
  SEMATECH(Families.SEMATECH.command(), SematechProfiles.ALL, any -> MessageForkLine::ofSematech),
  /** Messages of each toolkit to the server of each. */
  INTEROPERABILITY(
      Families.INTEROPERABILITY.command(),
      SematechProfiles.INTEROPERABILITY,
      toolkits -> (cpuSet, schedule) -> MessageForkLine.ofInterop(cpuSet, schedule, toolkits));

  private final String command;
  private final List<MessageProfile> profiles;
  private final Function<List<MessageSubject<ToolkitDescription>>, RunSetting.Lines> lines;

  SoapExperiment(
      String command,
      List<MessageProfile> profiles,
      Function<List<MessageSubject<ToolkitDescription>>, RunSetting.Lines> lines) {
    this.command = command;
    this.profiles = profiles;
    this.lines = lines;
  }

  /** The command that runs it, which is that of its family. */
  public String command() {
    return command;
  }

  /** Its profiles, shortest first. */
  public List<MessageProfile> profiles() {
    return profiles;
  }

  /**
   * Makes the command lines of its forks.
   *
   * @param toolkits those that take part
   */
  public RunSetting.Lines lines(List<MessageSubject<ToolkitDescription>> toolkits) {
    return lines.apply(toolkits);
  }

  /**
   * The plan of a run.
   *
   * @throws UserErrorException when a task is unknown, or no toolkit can do it
   */
  public RunPlan plan(
      MessageOptions options,
      List<MessageSubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    MessageProfile profile = MessageProfile.byName(options.profile(), profiles);
    List<MessageSubject<ToolkitDescription>> chosen =
        options.subjects().isEmpty() ? usual(profile, toolkits) : toolkits;
    return switch (this) {
      case OPERATIONS -> MessagePlan.ofToolkits(options, profile, chosen, conditions);
      case LOAD ->
          MessagePlan.ofServers(
              options,
              profile,
              chosen,
              conditions,
              command,
              "load",
              task -> MessageDocuments.of(LoadTask.named(task)));
      case ATTACKS ->
          MessagePlan.ofServers(
              options,
              profile,
              chosen,
              conditions,
              command,
              "attack",
              task -> MessageDocuments.of(Attack.of(task)));
      case SEMATECH ->
          MessagePlan.ofServers(
              options,
              profile,
              chosen,
              conditions,
              command,
              "sematech",
              task -> MessageDocuments.of(SematechTask.named(task)));
      case INTEROPERABILITY ->
          MessagePlan.ofServers(
              options.with(foreignMessages(options, chosen)),
              profile,
              ofXml(chosen),
              conditions,
              command,
              "interoperability",
              task -> MessageDocuments.of(ForeignMessage.named(task)));
    };
  }

  /** The tasks of a run name no sender: who takes part writes and reads. */
  private static List<String> foreignMessages(
      MessageOptions options, List<MessageSubject<ToolkitDescription>> toolkits) {
    if (ofXml(toolkits).isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return options.tasks().stream()
        .map(Exchange::named)
        .flatMap(
            exchange ->
                ofXml(toolkits).stream()
                    .map(toolkit -> new ForeignMessage(exchange, toolkit.id()).name()))
        .toList();
  }

  private static List<MessageSubject<ToolkitDescription>> ofXml(
      List<MessageSubject<ToolkitDescription>> toolkits) {
    return toolkits.stream()
        .filter(toolkit -> toolkit.description().encoding().isEnvelope())
        .filter(toolkit -> toolkit.description().seams().stream().anyMatch(Seam::hasServer))
        .toList();
  }

  private static List<MessageSubject<ToolkitDescription>> usual(
      MessageProfile profile, List<MessageSubject<ToolkitDescription>> all) {
    List<String> ids = all.stream().map(MessageSubject::id).toList();
    return all.stream().filter(toolkit -> profile.subjects().has(toolkit.id(), ids)).toList();
  }

  /** Whether a run is of it. */
  public boolean isOf(Manifest manifest) {
    return Families.of(manifest).command().equals(command);
  }
}
