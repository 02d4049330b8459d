package org.xmlbench.suite.soap;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.NearestName;
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
import org.xmlbench.suite.engine.plan.Plan;
import org.xmlbench.suite.home.MessageSubject;
import org.xmlbench.suite.run.RunSetting;

/** What is measured of toolkits. */
public enum SoapExperiment {
  /** SOAPBench's operations. */
  OPERATIONS(
      "operations",
      Families.TOOLKITS.command(),
      MessageProfile.SOAP,
      any -> MessageForkLine::ofToolkits),
  /** Servers by many clients at a time. */
  LOAD("load", Families.LOAD.command(), ServerProfiles.LOAD, any -> MessageForkLine::ofLoad),
  /** Servers that are sent what they should not be. */
  ATTACKS(
      "attacks",
      Families.ATTACKS.command(),
      ServerProfiles.ATTACKS,
      any -> MessageForkLine::ofAttacks),
  /** Trace reports from process to process. */
  SEMATECH(
      "sematech",
      Families.SEMATECH.command(),
      SematechProfiles.ALL,
      any -> MessageForkLine::ofSematech),
  /** Messages of each toolkit to the server of each. */
  INTEROPERABILITY(
      "interoperability",
      Families.INTEROPERABILITY.command(),
      SematechProfiles.INTEROPERABILITY,
      toolkits -> (cpuSet, schedule) -> MessageForkLine.ofInterop(cpuSet, schedule, toolkits));

  private final String label;
  private final String family;
  private final List<MessageProfile> profiles;
  private final Function<List<MessageSubject<ToolkitDescription>>, RunSetting.Lines> lines;

  SoapExperiment(
      String label,
      String family,
      List<MessageProfile> profiles,
      Function<List<MessageSubject<ToolkitDescription>>, RunSetting.Lines> lines) {
    this.label = label;
    this.family = family;
    this.profiles = profiles;
    this.lines = lines;
  }

  /** The name on the command line. */
  public String label() {
    return label;
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
  public Plan plan(
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
              family,
              "load",
              task -> MessageDocuments.of(LoadTask.named(task)));
      case ATTACKS ->
          MessagePlan.ofServers(
              options,
              profile,
              chosen,
              conditions,
              family,
              "attack",
              task -> MessageDocuments.of(Attack.of(task)));
      case SEMATECH ->
          MessagePlan.ofServers(
              options,
              profile,
              chosen,
              conditions,
              family,
              "sematech",
              task -> MessageDocuments.of(SematechTask.named(task)));
      case INTEROPERABILITY ->
          MessagePlan.ofServers(
              options.with(foreignMessages(options, chosen)),
              profile,
              ofXml(chosen),
              conditions,
              family,
              "interoperability",
              task -> MessageDocuments.of(ForeignMessage.named(task)));
    };
  }

  /** The tasks of a run name no sender: who takes part writes and reads. */
  private static List<String> foreignMessages(
      MessageOptions options, List<MessageSubject<ToolkitDescription>> toolkits) {
    if (ofXml(toolkits).isEmpty()) {
      throw new UserErrorException("nothing to run: " + LeftOut.reasons(toolkits, options));
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

  /**
   * The experiment of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static SoapExperiment of(String label) {
    return Arrays.stream(values())
        .filter(experiment -> experiment.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    NearestName.unknown(
                        "experiment",
                        label,
                        Arrays.stream(values()).map(SoapExperiment::label).toList())));
  }

  /** The experiment that a run is of; empty where it is of something else. */
  public static Optional<SoapExperiment> of(Manifest manifest) {
    return Arrays.stream(values())
        .filter(experiment -> Families.of(manifest).command().equals(experiment.family))
        .findFirst();
  }
}
