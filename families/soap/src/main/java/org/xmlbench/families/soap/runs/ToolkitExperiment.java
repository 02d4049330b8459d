package org.xmlbench.families.soap.runs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.fork.TaskForkLine;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.store.ServerHost;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.ServerNode;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** What one family measures of toolkits. */
public interface ToolkitExperiment {
  FamilyResults family();

  /** Its profiles, shortest first. */
  List<MessageProfile> profiles();

  /**
   * The name of the profile that is meant.
   *
   * @param asked the name that the user gave; {@code null} for none
   */
  default String profileName(String asked) {
    return asked;
  }

  /** The main class of a fork first, then a class of each library that it needs. */
  List<Class<?>> code();

  /**
   * What a fork does, of a task's name.
   *
   * @throws UserErrorException when there is no such task
   */
  TimedDocument document(String task);

  /** Where toolkits are cut from the network, or the condition that stands there. */
  List<String> seams(MessageOptions options);

  boolean measures(ToolkitDescription toolkit, String task, String seam);

  /** The exchange that a task is, where its messages grow with its size. */
  default Optional<Exchange> exchange(String task) {
    return Optional.empty();
  }

  /**
   * The arguments of a cell's fork.
   *
   * @param toolkits those that are measured
   */
  List<String> arguments(PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits);

  /**
   * The tasks of a run.
   *
   * @param toolkits those that are measured
   */
  default List<String> tasks(
      MessageOptions options, List<LibrarySubject<ToolkitDescription>> toolkits) {
    return options.tasks();
  }

  /**
   * The plan of a run: a group for each task, seam and encoding; what is written by hand is in
   * groups of its own.
   *
   * @param profile the profile of {@code options}
   * @param toolkits those that are measured, as far as they support the tasks
   * @throws UserErrorException when a task is unknown, or no toolkit can do it
   */
  default RunPlan plan(
      MessageOptions options,
      MessageProfile profile,
      List<LibrarySubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : tasks(options, toolkits)) {
      TimedDocument document = document(task);
      for (String seam : seams(options)) {
        for (String style : styles(toolkits)) {
          plan.add(
              document,
              Map.of(MessagePlan.SEAM, seam, MessagePlan.ENCODING, style),
              toolkits.stream()
                  .filter(toolkit -> toolkit.description().style().equals(style))
                  .filter(toolkit -> measures(toolkit.description(), task, seam))
                  .filter(toolkit -> isReached(toolkit.description(), options))
                  .toList(),
              toolkit -> exchange(task).flatMap(toolkit.description().messages()::tooLarge));
        }
      }
    }
    if (plan.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return plan.of(family(), profile, toolkits);
  }

  static boolean hasServer(ToolkitDescription toolkit) {
    return toolkit.seams().stream().anyMatch(Seam::hasServer);
  }

  /** A token finds no place in what no other client speaks. */
  private static boolean isReached(ToolkitDescription toolkit, MessageOptions options) {
    return options.servers().node().isEmpty() || toolkit.isOpenToOthers();
  }

  private static List<String> styles(List<LibrarySubject<ToolkitDescription>> toolkits) {
    return toolkits.stream()
        .map(toolkit -> toolkit.description().style())
        .distinct()
        .sorted(EncodingOrder.encodings())
        .toList();
  }

  /** The flags of its servers' JVMs, beside those of its forks; empty where it has no server. */
  default Optional<String> serverJvmFlags(MessageOptions options) {
    return Optional.of(LocalServer.JVM_FLAGS);
  }

  /**
   * Makes the command lines of its forks. Where servers are on another node, that is looked at when
   * the first is to be made.
   *
   * @param toolkits those that are measured
   */
  default ScheduledRun.Lines lines(
      MessageOptions options, List<LibrarySubject<ToolkitDescription>> toolkits) {
    Optional<ServerNode> node = options.servers().node();
    return (cpuSet, plan) ->
        new TaskForkLine(
            cpuSet,
            plan.effort().schedule(),
            code(),
            cell ->
                Stream.concat(
                        arguments(cell, toolkits).stream(),
                        node.stream().flatMap(other -> other.toArguments().stream()))
                    .toList(),
            kept(options, node));
  }

  private Map<String, String> kept(MessageOptions options, Optional<ServerNode> node)
      throws InterruptedException {
    Map<String, String> kept = new TreeMap<>();
    serverJvmFlags(options).ifPresent(text -> kept.put(ServerHost.JVM_FLAGS, text));
    if (node.isPresent()) {
      kept.put(ServerHost.OPTION, ServerHost.text(ServerNodeCheck.look(node.get())));
    }
    return kept;
  }
}
