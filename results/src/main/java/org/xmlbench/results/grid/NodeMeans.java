package org.xmlbench.results.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Measures;
import org.xmlbench.results.store.Forks;

/**
 * The records of a run that every node made whole, one for each cell and node: all that a node
 * measured of a cell, as one fork of it. Nodes then stand where blocks stand elsewhere: a figure is
 * the mean over nodes, and its interval tells how nodes differ, not how the forks of one do, of
 * which a thousand would tell nothing of the next node.
 */
public final class NodeMeans {
  /** {@link org.xmlbench.results.store.Manifest#UNIT} of these records. */
  public static final String NODE = "node";

  private final RunParts parts;

  /**
   * @param parts which node measured what
   */
  public NodeMeans(RunParts parts) {
    this.parts = parts;
  }

  /** The records, node by node, in which a cell that failed on a node has a record that failed. */
  public Forks of(Forks forks) {
    List<String> nodes = parts.nodes();
    Map<String, List<ForkRecord>> groups = new LinkedHashMap<>();
    Map<String, String> nodeOf = new HashMap<>();
    for (ForkRecord fork : forks.records()) {
      String node = parts.node(fork);
      String key = node + '\n' + fork.cell().id();
      groups.computeIfAbsent(key, group -> new ArrayList<>()).add(fork);
      nodeOf.put(key, node);
    }
    List<ForkRecord> means = new ArrayList<>();
    groups.forEach((key, group) -> means.add(mean(group, 1 + nodes.indexOf(nodeOf.get(key)))));
    List<String> notices = new ArrayList<>(forks.notices());
    notices.add(
        "Figures are means over %d nodes, each of which measured all: intervals tell how nodes differ."
            .formatted(nodes.size()));
    return new Forks(means, notices);
  }

  private static ForkRecord mean(List<ForkRecord> forks, int node) {
    List<ForkRecord> timed =
        forks.stream().filter(fork -> fork.outcome().isTimed() && fork.measured() != null).toList();
    ForkRecord first = timed.isEmpty() ? forks.getLast() : timed.getFirst();
    ForkPlace place = new ForkPlace(1, node, first.place().position(), 1);
    if (timed.isEmpty()) {
      return first.withPlace(place);
    }
    return first.withPlace(place).withTiming(timing(timed)).withMeasures(Measures.over(timed));
  }

  private static ForkTiming timing(List<ForkRecord> timed) {
    List<Iteration> iterations =
        timed.stream()
            .flatMap(fork -> fork.iterations().stream())
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .toList();
    Measured clocks =
        new Measured(
            timed.stream().mapToLong(fork -> fork.measured().wallNanos()).sum(),
            sum(timed, Measured::processCpuNanos),
            sum(timed, Measured::jitCpuNanos),
            sum(timed, Measured::gcCpuNanos));
    return new ForkTiming(iterations, clocks, labels(timed));
  }

  /** {@code null} where one of them does not know it. */
  private static Long sum(List<ForkRecord> timed, Function<Measured, Long> clock) {
    List<Long> known =
        timed.stream().map(ForkRecord::measured).map(clock).filter(Objects::nonNull).toList();
    return known.size() < timed.size() ? null : (Long) known.stream().mapToLong(x -> x).sum();
  }

  /** The labels of more than half of them. */
  private static List<String> labels(List<ForkRecord> timed) {
    return timed.stream()
        .flatMap(fork -> fork.labels().stream())
        .distinct()
        .filter(
            label ->
                2 * timed.stream().filter(fork -> fork.labels().contains(label)).count()
                    > timed.size())
        .toList();
  }
}
