package org.xmlbench.house.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.store.Pairing;

/**
 * The pairing of a block's forks: as the user requests it, but one after the other where
 * interleaving is requested and this host's memory does not hold the heaps of a whole block. The
 * run and its dry run both use this rule.
 *
 * <p>The first session of a run decides, since blocks that were paired in different ways are not
 * compared; a later one follows what the manifest records.
 *
 * @param pairing what is requested
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
   * Fails early if this host cannot resume the run.
   *
   * @throws UserErrorException when the run's forks were interleaved on a document, and this host
   *     lacks the memory for that
   */
  public void requireMemory(RunPlan plan) {
    for (PlannedGroup group : plan.groups()) {
      if (interleaves(group) && !holds(group)) {
        throw new UserErrorException(
            "this run cannot be resumed here: the forks of a block on %s were interleaved so far, their heaps need %d MiB at a time, this host's memory allows %d MiB; resume it on a host with more memory, or start a new run"
                .formatted(group.document().name(), group.heapMiB(), conditions.heapLimitMiB()));
      }
    }
  }

  /** The same for all blocks of a group, however many of its cells are still measured. */
  public boolean interleaves(PlannedGroup group) {
    return pairing == Pairing.TURNS
        && (decided == null
            ? holds(group)
            : !(SEPARATOR + decided + SEPARATOR)
                .contains(SEPARATOR + group.document().name() + SEPARATOR));
  }

  private boolean holds(PlannedGroup group) {
    return conditions.holds(group.heapMiB());
  }

  /** The heaps that exist at the same time while a block of that group runs, in MiB. */
  public int heapMiB(PlannedGroup group) {
    return interleaves(group) ? group.heapMiB() : group.condition().heapMiB();
  }

  /**
   * The manifest's entry for documents whose forks run one after the other although interleaving
   * was requested.
   */
  public Optional<String> oneByOne(RunPlan plan) {
    List<String> names =
        lacking(plan).stream().map(group -> group.document().name()).distinct().toList();
    return names.isEmpty() ? Optional.empty() : Optional.of(String.join(SEPARATOR, names));
  }

  /**
   * One line for each of the first few such documents, with the reason, then the number of the
   * others.
   */
  public List<String> sentences(RunPlan plan) {
    List<String> all = lacking(plan).stream().map(this::sentence).distinct().toList();
    List<String> lines = new ArrayList<>(all.subList(0, Math.min(NAMED, all.size())));
    if (all.size() > NAMED) {
      lines.add("so do the forks of a block on %d more documents".formatted(all.size() - NAMED));
    }
    return List.copyOf(lines);
  }

  private List<PlannedGroup> lacking(RunPlan plan) {
    return plan.groups().stream()
        .filter(group -> pairing == Pairing.TURNS && !interleaves(group))
        .toList();
  }

  private String sentence(PlannedGroup group) {
    if (holds(group)) {
      return Printable.line(
          "the %d forks of a block on %s run one after the other, not interleaved, as since the run began"
              .formatted(group.cells().size(), group.document().name()));
    }
    return Printable.line(
        "the %d forks of a block on %s run one after the other, not interleaved: their heaps need %d MiB at a time, this host's memory allows %d MiB"
            .formatted(
                group.cells().size(),
                group.document().name(),
                group.heapMiB(),
                conditions.heapLimitMiB()));
  }
}
