package org.xmlbench.suite.run;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.suite.plan.ConditionRule;
import org.xmlbench.suite.plan.Estimate;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlannedGroup;

/**
 * How the forks of a block stand beside each other: as the user wants it, but one after the other
 * where turns are wanted and this host's memory does not hold the heaps of a whole block. The run
 * and what says beforehand what the run will do both ask here.
 *
 * @param pairing what is wanted
 * @param conditions what this host can hold
 */
public record PairingRule(Pairing pairing, ConditionRule conditions) {
  private static final int NAMED = 5;

  /** The same for all blocks of a group, however many of its cells are still measured. */
  boolean byTurns(PlannedGroup group) {
    return pairing == Pairing.TURNS && conditions.holds(Estimate.blockHeapMiB(group));
  }

  /** The heaps that are there at a time while a block of that group is in work, in MiB. */
  int heapMiB(PlannedGroup group) {
    return byTurns(group) ? Estimate.blockHeapMiB(group) : group.condition().heapMiB();
  }

  /** Documents for whose blocks turns are wanted, and this host has not the memory. */
  List<String> oneByOne(Plan plan) {
    return lacking(plan).stream().map(group -> group.document().name()).distinct().toList();
  }

  /** Says that of each of the first few documents and why, then of how many more. */
  List<String> sentences(Plan plan) {
    List<String> all = lacking(plan).stream().map(this::sentence).distinct().toList();
    List<String> said = new ArrayList<>(all.subList(0, Math.min(NAMED, all.size())));
    if (all.size() > NAMED) {
      said.add("so do the forks of a block on %d more documents".formatted(all.size() - NAMED));
    }
    return List.copyOf(said);
  }

  private List<PlannedGroup> lacking(Plan plan) {
    return plan.groups().stream()
        .filter(group -> pairing == Pairing.TURNS && !byTurns(group))
        .toList();
  }

  private String sentence(PlannedGroup group) {
    return Printable.line(
        "the %d forks of a block on %s run one after the other, not by turns: their heaps need %d MiB at a time, this host's memory allows %d MiB"
            .formatted(
                group.cells().size(),
                group.document().name(),
                Estimate.blockHeapMiB(group),
                conditions.heapLimitMiB()));
  }
}
