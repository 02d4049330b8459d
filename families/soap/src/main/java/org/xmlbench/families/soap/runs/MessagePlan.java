package org.xmlbench.families.soap.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.Compilation;

/**
 * Makes plans of SOAPBench and of the marshalling tests. A group is what may be compared: messages
 * of different encodings or forms are different work, and so are a client and an envelope alone.
 */
public final class MessagePlan {
  /** Name of the seam in a cell's condition. */
  public static final String SEAM = "seam";

  /** Name of the encoding in a cell's condition. */
  public static final String ENCODING = "encoding";

  /** A whole stack and a tree of a small message. */
  private static final int LEAST_HEAP_MIB = 256;

  /**
   * What of a heap is for the message, over its request and reply: Axis 1 and Apache SOAP end in a
   * quarter of it when they write 100,000 structures.
   */
  private static final int HEAP_FACTOR = 192;

  private static final long MIB = 1 << 20;
  private static final int HEAP_STEP_MIB = 64;

  private final MessageOptions options;
  private final ConditionRule conditions;
  private final List<PlannedGroup> groups = new ArrayList<>();

  /** A plan of a run with these options that has no group yet. */
  public MessagePlan(MessageOptions options, ConditionRule conditions) {
    this.options = options;
    this.conditions = conditions;
  }

  /** Whether it has no group. */
  public boolean isEmpty() {
    return groups.isEmpty();
  }

  /**
   * Adds a group; none where there is no subject.
   *
   * @param more what their cells have beside the usual condition, by name
   */
  public void add(
      TimedDocument document, Map<String, String> more, List<? extends Subject> subjects) {
    add(document, more, subjects, _ -> Optional.empty());
  }

  /**
   * The same of subjects of which some cannot do it, and are skipped.
   *
   * @param obstacle why one cannot; empty where it can
   */
  public <S extends Subject> void add(
      TimedDocument document,
      Map<String, String> more,
      List<S> subjects,
      Function<S, Optional<String>> obstacle) {
    Condition condition = condition(document);
    List<PlannedCell> cells =
        subjects.stream()
            .map(
                subject ->
                    cell(subject, document, condition, more, obstacle.apply(subject).orElse(null)))
            .toList();
    if (!cells.isEmpty()) {
      groups.add(new PlannedGroup(document, condition, cells, false));
    }
  }

  private Condition condition(TimedDocument document) {
    Collector collector = options.jvm().collector();
    Condition usual = conditions.of(document, collector, true, false);
    return new Condition(
        collector,
        Compilation.BACKGROUND,
        options.jvm().heapMiB().orElseGet(() -> heapMiB(document.bytes())),
        usual.cpus(),
        false,
        false);
  }

  /** Of which a server has another: never more than half of what heaps may take of this host. */
  private int heapMiB(long bytes) {
    long ofMessage = bytes * HEAP_FACTOR / MIB / HEAP_STEP_MIB * HEAP_STEP_MIB;
    long most = Math.max(LEAST_HEAP_MIB, conditions.heapLimitMiB() / 2);
    return Math.toIntExact(Math.min(LEAST_HEAP_MIB + ofMessage, most));
  }

  private PlannedCell cell(
      Subject subject,
      TimedDocument document,
      Condition condition,
      Map<String, String> more,
      String obstacle) {
    Map<String, String> all = new TreeMap<>(more);
    all.put("gc", condition.collector().label());
    all.put("heap", condition.heapMiB() + "m");
    all.put("cpus", Integer.toString(condition.cpus()));
    if (options.servers().node().isPresent()) {
      all.put("nodes", "2");
    }
    if (!options.jvm().jvmOptions().isEmpty()) {
      all.put("jvm", String.join(" ", options.jvm().jvmOptions()));
    }
    Cell cell = new Cell(subject.id(), subject.version(), document.name(), Operation.CALL, all);
    return new PlannedCell(cell, subject, null, obstacle, options.jvm().jvm());
  }

  /** The plan, with those of the subjects that have a cell. */
  public RunPlan of(
      FamilyResults family, MessageProfile profile, List<? extends Subject> subjects) {
    Set<String> planned =
        groups.stream()
            .flatMap(group -> group.cells().stream())
            .map(cell -> cell.cell().subject())
            .collect(Collectors.toSet());
    return new RunPlan(
        family.command() + "-" + options.profile(),
        options.seed(),
        groups,
        subjects.stream().filter(subject -> planned.contains(subject.id())).toList(),
        new Effort(
            options.amount().blocks(),
            Optional.ofNullable(options.amount().budget()).orElse(Effort.UNLIMITED),
            options.jvm().schedule(profile.effort().schedule())));
  }
}
