package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/**
 * How much the forks of a run differ that should not: the standard deviation of the log times of a
 * subject's forks, freed of what their blocks have in common. The median over subjects and
 * documents, so that one that has two speeds does not stand for the host.
 */
public final class SpreadInBlocks {
  private SpreadInBlocks() {}

  /**
   * The spread of those forks; empty where no document has two subjects in two blocks.
   *
   * @param clock the run's
   */
  public static OptionalDouble of(List<ForkRecord> forks, TimingClock clock) {
    double[] sorted =
        ofSubjects(forks, clock).values().stream().mapToDouble(spread -> spread).sorted().toArray();
    return sorted.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2);
  }

  /**
   * The spread of each cell's forks, by the cell's name; without cells that left a race.
   *
   * @param clock the run's
   */
  public static Map<String, Double> ofSubjects(List<ForkRecord> forks, TimingClock clock) {
    TimingClock used = RunClock.of(clock, forks);
    Map<String, Map<String, Map<Integer, Double>>> groups = new TreeMap<>();
    for (ForkRecord fork : forks) {
      if (fork.outcome() == Outcome.OK && fork.measured() != null) {
        ForkTimes.nanosPerOperation(fork, used)
            .ifPresent(
                nanos ->
                    groups
                        .computeIfAbsent(group(fork), key -> new TreeMap<>())
                        .computeIfAbsent(fork.cell().id(), key -> new HashMap<>())
                        .put(fork.block(), Math.log(nanos)));
      }
    }
    Map<String, Double> spreads = new TreeMap<>();
    groups.values().forEach(group -> addSpreads(group, spreads));
    return spreads;
  }

  private static String group(ForkRecord fork) {
    return fork.cell().document()
        + fork.cell().conditionText()
        + fork.cell().operation().comparable();
  }

  /** Of the subjects that have most blocks: those that left a race have fewer. */
  private static void addSpreads(
      Map<String, Map<Integer, Double>> cells, Map<String, Double> spreads) {
    Collection<Map<Integer, Double>> times = cells.values();
    int most = times.stream().mapToInt(Map::size).max().orElse(0);
    List<Map<Integer, Double>> all = times.stream().filter(one -> one.size() == most).toList();
    List<Map<Integer, Double>> same =
        all.stream().filter(one -> one.keySet().equals(all.getFirst().keySet())).toList();
    int subjects = same.size();
    if (most < 2 || subjects < 2) {
      return;
    }
    List<Integer> blocks = List.copyOf(same.getFirst().keySet());
    double[] ofBlock = new double[most];
    for (int j = 0; j < most; j++) {
      int block = blocks.get(j);
      ofBlock[j] = same.stream().mapToDouble(one -> one.get(block)).average().orElseThrow();
    }
    for (Map.Entry<String, Map<Integer, Double>> cell : cells.entrySet()) {
      Map<Integer, Double> one = cell.getValue();
      if (!same.contains(one)) {
        continue;
      }
      double[] rest = new double[most];
      for (int j = 0; j < most; j++) {
        rest[j] = one.get(blocks.get(j)) - ofBlock[j];
      }
      double mean = Arrays.stream(rest).average().orElseThrow();
      double squares = Arrays.stream(rest).map(value -> (value - mean) * (value - mean)).sum();
      spreads.put(cell.getKey(), Math.sqrt(squares / ((most - 1) * (1 - 1.0 / subjects))));
    }
  }
}
