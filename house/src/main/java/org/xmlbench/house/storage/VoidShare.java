package org.xmlbench.house.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.storage.condition.StorageCondition;
import org.xmlbench.storage.condition.StorageMeasures;

/**
 * How many runs under each condition were void: above one in ten the condition does not hold on
 * this host, and is abandoned.
 */
final class VoidShare {
  private static final double MOST = 0.1;

  /** Fewer runs than this are not judged. */
  private static final int LEAST_RUNS = 20;

  private final Map<StorageCondition, int[]> counts = new HashMap<>();

  /** Takes a fork's runs, void ones and others. */
  void add(StorageCondition condition, ForkRecord fork) {
    int[] count = counts.computeIfAbsent(condition, c -> new int[2]);
    int voids = (int) StorageMeasures.VOID_RUNS.required(fork);
    count[0] += fork.outcome() == Outcome.VOID ? Math.max(1, voids) : voids;
    count[1] +=
        (int)
            fork.iterations().stream()
                .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
                .count();
  }

  boolean tooMany(StorageCondition condition) {
    int[] count = counts.getOrDefault(condition, new int[2]);
    int all = count[0] + count[1];
    return all >= LEAST_RUNS && count[0] > MOST * all;
  }

  /** One line for each condition that was abandoned. */
  List<String> sentences() {
    List<String> lines = new ArrayList<>();
    counts.forEach(
        (condition, count) -> {
          if (tooMany(condition)) {
            lines.add(
                "%s does not hold on this host: %d of %d runs were void; its figures are no use"
                    .formatted(condition.name(), count[0], count[0] + count[1]));
          }
        });
    return lines;
  }
}
