package org.xmlbench.suite.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.DurationEstimate;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;

/**
 * How the forks of a block stand beside each other: as the user wants it, but one after the other
 * where turns are wanted and this host's memory does not hold the heaps of a whole block. The run
 * and what says beforehand what the run will do both ask here.
 *
 * <p>The first session of a run decides, since blocks that were paired in different ways are not
 * compared; a later one goes by what the manifest says of it.
 *
 * @param pairing what is wanted
 * @param conditions what this host can hold
 * @param decided the documents whose forks the run's first session ran one after the other, as the
 *     manifest names them; {@code null} in the first session
 */
public record PairingRule(Pairing pairing, ConditionRule conditions, String decided) {
  /** One fork after the other, whatever memory this host has. */
  public static final PairingRule SEQUENTIAL =
      first(Pairing.FORKS, new ConditionRule(1, Long.MAX_VALUE));

  private static final int NAMED = 5;
  private static final String SEPARATOR = ", ";

  /** The rule of a run's first session. */
  public static PairingRule first(Pairing pairing, ConditionRule conditions) {
    return new PairingRule(pairing, conditions, null);
  }

  /** The rule of a session that resumes a run of that manifest's options. */
  public static PairingRule resumed(
      Pairing pairing, ConditionRule conditions, Map<String, String> options) {
    return new PairingRule(pairing, conditions, options.getOrDefault(Pairing.ONE_BY_ONE, ""));
  }

  /**
   * Says early what this host cannot resume.
   *
   * @throws UserErrorException when the run's forks took turns on a document, and this host has not
   *     the memory for it
   */
  public void requireMemory(RunPlan plan) {
    for (PlannedGroup group : plan.groups()) {
      if (byTurns(group) && !holds(group)) {
        throw new UserErrorException(
            "this run cannot go on here: the forks of a block on %s took turns so far, their heaps need %d MiB at a time, this host's memory allows %d MiB; go on where there is more, or start a new run"
                .formatted(
                    group.document().name(),
                    DurationEstimate.blockHeapMiB(group),
                    conditions.heapLimitMiB()));
      }
    }
  }

  /** The same for all blocks of a group, however many of its cells are still measured. */
  public boolean byTurns(PlannedGroup group) {
    return pairing == Pairing.TURNS
        && (decided == null
            ? holds(group)
            : !(SEPARATOR + decided + SEPARATOR)
                .contains(SEPARATOR + group.document().name() + SEPARATOR));
  }

  private boolean holds(PlannedGroup group) {
    return conditions.holds(DurationEstimate.blockHeapMiB(group));
  }

  /** The heaps that are there at a time while a block of that group is in work, in MiB. */
  public int heapMiB(PlannedGroup group) {
    return byTurns(group) ? DurationEstimate.blockHeapMiB(group) : group.condition().heapMiB();
  }

  /** What the manifest says of documents whose forks run one after the other, unlike wanted. */
  public Optional<String> oneByOne(RunPlan plan) {
    List<String> names =
        lacking(plan).stream().map(group -> group.document().name()).distinct().toList();
    return names.isEmpty() ? Optional.empty() : Optional.of(String.join(SEPARATOR, names));
  }

  /** Says that of each of the first few documents and why, then of how many more. */
  public List<String> sentences(RunPlan plan) {
    List<String> all = lacking(plan).stream().map(this::sentence).distinct().toList();
    List<String> said = new ArrayList<>(all.subList(0, Math.min(NAMED, all.size())));
    if (all.size() > NAMED) {
      said.add("so do the forks of a block on %d more documents".formatted(all.size() - NAMED));
    }
    return List.copyOf(said);
  }

  private List<PlannedGroup> lacking(RunPlan plan) {
    return plan.groups().stream()
        .filter(group -> pairing == Pairing.TURNS && !byTurns(group))
        .toList();
  }

  private String sentence(PlannedGroup group) {
    if (holds(group)) {
      return Printable.line(
          "the %d forks of a block on %s run one after the other, not by turns, as since the run began"
              .formatted(group.cells().size(), group.document().name()));
    }
    return Printable.line(
        "the %d forks of a block on %s run one after the other, not by turns: their heaps need %d MiB at a time, this host's memory allows %d MiB"
            .formatted(
                group.cells().size(),
                group.document().name(),
                DurationEstimate.blockHeapMiB(group),
                conditions.heapLimitMiB()));
  }
}
