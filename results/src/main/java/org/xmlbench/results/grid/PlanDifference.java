package org.xmlbench.results.grid;

import java.util.List;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.store.PlanMismatches;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.StoredPlan;

/** In what a plan that is to be followed differs from the one that a host makes of its request. */
public final class PlanDifference {
  private PlanDifference() {}

  /** The first difference, as a clause. */
  public static String of(StoredPlan asked, StoredPlan made) {
    int blocks = Math.min(asked.blocks().size(), made.blocks().size());
    for (int i = 0; i < blocks; i++) {
      PlannedBlock there = asked.blocks().get(i);
      PlannedBlock here = made.blocks().get(i);
      if (!there.equals(here)) {
        return of(there, here);
      }
    }
    return asked.blocks().size() == blocks && made.blocks().size() == blocks
        ? "numbers of blocks are chosen by another rule, there against here (%s)"
            .formatted(String.join("; ", PlanMismatches.ofRules(asked, made)))
        : "it has %s, and this host makes %d of its request"
            .formatted(Count.of(asked.blocks().size(), "task"), made.blocks().size());
  }

  private static String of(PlannedBlock there, PlannedBlock here) {
    if (!there.document().equals(here.document())) {
      return "it has %s where this host has %s".formatted(there.document(), here.document());
    }
    if (!there.jvmFlags().equals(here.jvmFlags())) {
      return "forks on %s run with %s there and with %s here"
          .formatted(
              there.document(),
              text(without(there.jvmFlags(), here.jvmFlags())),
              text(without(here.jvmFlags(), there.jvmFlags())));
    }
    return there.cells().stream()
        .filter(cell -> !here.cells().contains(cell))
        .findFirst()
        .map(cell -> "this host cannot measure " + text(cell))
        .or(
            () ->
                here.cells().stream()
                    .filter(cell -> !there.cells().contains(cell))
                    .findFirst()
                    .map(cell -> "it lacks %s, which this host measures".formatted(text(cell))))
        .orElseGet(
            () ->
                "%s has %s there and %d here"
                    .formatted(
                        there.document(),
                        Count.of(there.targetBlocks(), "block"),
                        here.targetBlocks()));
  }

  private static List<String> without(List<String> flags, List<String> others) {
    return flags.stream().filter(flag -> !others.contains(flag)).toList();
  }

  private static String text(List<String> flags) {
    return flags.isEmpty() ? "nothing in place of that" : String.join(" ", flags);
  }

  private static String text(Cell cell) {
    return cell.id();
  }
}
