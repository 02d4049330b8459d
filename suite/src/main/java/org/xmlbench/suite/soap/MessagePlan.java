package org.xmlbench.suite.soap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.FrameworkDescription.Form;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Condition;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.ForkJvm;
import org.xmlbench.suite.home.MessageSubject;
import org.xmlbench.suite.home.Subject;

/**
 * Makes plans of SOAPBench and of the marshalling tests. A group is what may be compared: messages
 * of different encodings or forms are different work, and so are a client and an envelope alone.
 */
public final class MessagePlan {
  /** Name of the seam in a cell's condition. */
  public static final String SEAM = "seam";

  private static final String ENCODING = "encoding";
  private static final String FORM = "form";

  /** A whole stack and a tree of a small message. */
  private static final int LEAST_HEAP_MIB = 256;

  private final MessageOptions options;
  private final ConditionRule conditions;
  private final List<PlannedGroup> groups = new ArrayList<>();

  private MessagePlan(MessageOptions options, ConditionRule conditions) {
    this.options = options;
    this.conditions = conditions;
  }

  /**
   * The plan of a run of SOAPBench.
   *
   * @throws UserErrorException when a task is unknown, or no toolkit has such a seam
   */
  public static RunPlan ofToolkits(
      MessageOptions options,
      MessageProfile profile,
      List<MessageSubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : options.tasks()) {
      Exchange exchange = Exchange.named(task);
      TimedDocument document = MessageDocuments.of(exchange);
      for (Seam seam : options.seams()) {
        for (Encoding encoding : Encoding.values()) {
          plan.add(
              document,
              Map.of(SEAM, seam.label(), ENCODING, encoding.label()),
              toolkits.stream()
                  .filter(toolkit -> toolkit.description().encoding() == encoding)
                  .filter(_ -> encoding.carries(exchange.operation()))
                  .filter(toolkit -> toolkit.description().seams().contains(seam))
                  .toList());
        }
      }
    }
    if (plan.groups.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return plan.plan(Families.TOOLKITS.command(), profile, toolkits);
  }

  /**
   * The plan of a run that calls or attacks servers.
   *
   * @param family of the run
   * @param seam what cells have in place of a seam
   * @param document what is done, of a task's name
   * @throws UserErrorException when a task is unknown, or no toolkit has a server
   */
  static RunPlan ofServers(
      MessageOptions options,
      MessageProfile profile,
      List<MessageSubject<ToolkitDescription>> toolkits,
      ConditionRule conditions,
      String family,
      String seam,
      Function<String, TimedDocument> document) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : options.tasks()) {
      for (Encoding encoding : Encoding.values()) {
        plan.add(
            document.apply(task),
            Map.of(SEAM, seam, ENCODING, encoding.label()),
            toolkits.stream()
                .filter(toolkit -> toolkit.description().encoding() == encoding)
                .filter(MessagePlan::hasServer)
                .toList());
      }
    }
    if (plan.groups.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return plan.plan(family, profile, toolkits);
  }

  /** The clients of these runs send envelopes alone. */
  private static boolean hasServer(MessageSubject<ToolkitDescription> toolkit) {
    return toolkit.description().encoding() != Encoding.MTOM
        && toolkit.description().seams().stream().anyMatch(Seam::hasServer);
  }

  /**
   * The plan of a run of the marshalling tests.
   *
   * @throws UserErrorException when a task is unknown
   */
  public static RunPlan ofFrameworks(
      MessageOptions options,
      MessageProfile profile,
      List<MessageSubject<FrameworkDescription>> frameworks,
      ConditionRule conditions) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : options.tasks()) {
      TimedDocument document = MessageDocuments.of(BindingTask.named(task));
      for (Form form : Form.values()) {
        plan.add(
            document,
            Map.of(FORM, form.label()),
            frameworks.stream()
                .filter(framework -> framework.description().form() == form)
                .toList());
      }
    }
    return plan.plan(Families.FRAMEWORKS.command(), profile, frameworks);
  }

  private void add(
      TimedDocument document, Map<String, String> more, List<? extends Subject> subjects) {
    Condition condition = condition(document);
    List<PlannedCell> cells =
        subjects.stream().map(subject -> cell(subject, document, condition, more)).toList();
    if (!cells.isEmpty()) {
      groups.add(new PlannedGroup(document, condition, cells, false));
    }
  }

  private Condition condition(TimedDocument document) {
    Condition usual = conditions.of(document, Collector.SERIAL, true, false);
    return new Condition(
        Collector.SERIAL,
        Compilation.BACKGROUND,
        Math.max(LEAST_HEAP_MIB, usual.heapMiB()),
        usual.cpus(),
        false,
        false);
  }

  private static PlannedCell cell(
      Subject subject, TimedDocument document, Condition condition, Map<String, String> more) {
    Map<String, String> all = new TreeMap<>(more);
    all.put("gc", condition.collector().label());
    all.put("heap", condition.heapMiB() + "m");
    all.put("cpus", Integer.toString(condition.cpus()));
    Cell cell = new Cell(subject.id(), subject.version(), document.name(), Operation.CALL, all);
    return new PlannedCell(cell, subject, null, ForkJvm.ofSuite());
  }

  /** Of the subjects those take part that have a cell. */
  private RunPlan plan(String family, MessageProfile profile, List<? extends Subject> subjects) {
    Set<String> planned =
        groups.stream()
            .flatMap(group -> group.cells().stream())
            .map(cell -> cell.cell().subject())
            .collect(Collectors.toSet());
    return new RunPlan(
        family + "-" + options.profile(),
        options.seed(),
        groups,
        subjects.stream().filter(subject -> planned.contains(subject.id())).toList(),
        options.blocks(),
        options.budget(),
        profile.schedule());
  }
}
