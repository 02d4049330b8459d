package org.xmlbench.suite.gate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.run.ForkRecorder;

/**
 * Runs a gate's rounds: every cell in it once, in random order, and one sentinel among them. A
 * block is one fork of each arm, adjacent in time. A fork that fails is tried once more; a cell
 * whose arm fails twice in one block is measured no more.
 */
final class GateRounds {
  private static final int ATTEMPTS = 2;

  /** Runs one fork and keeps its record. */
  @FunctionalInterface
  interface Forks {
    ForkRecord run(PlannedCell cell, GateCell of, ForkRecorder.Place place)
        throws IOException, InterruptedException;
  }

  private final Forks forks;
  private final List<GateCell> sentinels;
  private final SplittableRandom random;
  private final Map<GateCell, Boolean> mirrored = new HashMap<>();
  private final Map<GateCell, Integer> blocksOf = new HashMap<>();
  private final Map<String, String> failures = new LinkedHashMap<>();
  private final Set<String> retired = new TreeSet<>();
  private int round;
  private int block;

  /**
   * @param sentinels take turns, one a round; none where the cells are sentinels themselves
   */
  GateRounds(Forks forks, List<GateCell> sentinels, long seed) {
    this.forks = forks;
    this.sentinels = List.copyOf(sentinels);
    this.random = new SplittableRandom(seed);
  }

  /** Runs that many rounds of {@code cells}. */
  void run(List<GateCell> cells, int rounds) throws IOException, InterruptedException {
    for (int i = 0; i < rounds; i++) {
      List<GateCell> order = new ArrayList<>(cells);
      if (!sentinels.isEmpty()) {
        order.add(sentinels.get(round % sentinels.size()));
      }
      Collections.shuffle(order, java.util.Random.from(random));
      round++;
      for (GateCell cell : order) {
        if (!retired.contains(key(cell))) {
          block(cell);
        }
      }
    }
  }

  /** Arms that were wrong, failed or timed out twice in one block, a sentence each. */
  List<String> failures() {
    return List.copyOf(failures.values());
  }

  private static String key(GateCell cell) {
    return (cell.sentinel() ? "sentinel " : "") + ArmBlocks.name(cell.first().cell());
  }

  private void block(GateCell cell) throws IOException, InterruptedException {
    block++;
    boolean mirror = mirrored.computeIfAbsent(cell, c -> random.nextBoolean());
    int n = blocksOf.merge(cell, 1, Integer::sum) - 1;
    int position = 0;
    for (PlannedCell arm : cell.order(n, mirror)) {
      position++;
      if (!fork(cell, arm, position)) {
        retired.add(key(cell));
        return;
      }
    }
  }

  private boolean fork(GateCell cell, PlannedCell arm, int position)
      throws IOException, InterruptedException {
    String label = cell.arm(arm).label();
    ForkRecord fork = null;
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      fork = forks.run(arm, cell, new ForkRecorder.Place(round, block, label, position, attempt));
      if (!fork.outcome().isFault()) {
        return true;
      }
    }
    failures.putIfAbsent(
        key(cell) + label,
        "%s on %s: %s: %s"
            .formatted(label, cell.document().name(), fork.outcome().label(), fork.reason()));
    return false;
  }
}
