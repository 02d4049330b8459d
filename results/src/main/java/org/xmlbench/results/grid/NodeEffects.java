package org.xmlbench.results.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How nodes differ that each measured the same cells: their times relative to each other, the
 * spread between nodes and between the runs of a node, and which node is odd.
 *
 * <p>A node's effect is the mean over cells of its mean logarithmic time less that of all nodes. A
 * node is odd when its effect differs from those of the others by more than {@value
 * #FALSE_ALARMS_PERCENT} % of runs on equal nodes would show of any node: Student's t of one node
 * against the others (Grubbs 1950), two-sided, by Bonferroni over the nodes. Of fewer than {@value
 * #FEWEST} nodes nothing is said, for four tell too little of how nodes differ.
 *
 * @param nodes one for each node, in the order of names
 * @param between standard deviation of a cell's time between nodes, without what the runs of a node
 *     differ in, as a fraction
 * @param within the same between the runs of a node
 */
public record NodeEffects(List<NodeEffect> nodes, double between, double within) {
  /** Fewest nodes of which one can be called odd. */
  public static final int FEWEST = 5;

  /** In so many of a hundred runs on equal nodes any node is called odd, at most. */
  static final int FALSE_ALARMS_PERCENT = 1;

  /** Both directions. */
  private static final int SIDES = 2;

  public NodeEffects {
    nodes = List.copyOf(nodes);
  }

  /**
   * One node.
   *
   * @param node its name
   * @param ratio its times over those of all nodes, in geometric means
   * @param odd whether it differs from the others by more than equal nodes do
   */
  public record NodeEffect(String node, double ratio, boolean odd) {}

  /**
   * One fork's time.
   *
   * @param node where it ran
   * @param cell what it measured
   * @param nanos of an operation
   */
  public record NodeTime(String node, String cell, double nanos) {}

  /** The effects of nodes that have a time of each cell; other cells are left out. */
  public static NodeEffects of(List<NodeTime> times) {
    Map<String, Map<String, List<Double>>> cells = new TreeMap<>();
    TreeMap<String, Double> sums = new TreeMap<>();
    for (NodeTime time : times) {
      sums.put(time.node(), 0.0);
      cells
          .computeIfAbsent(time.cell(), cell -> new LinkedHashMap<>())
          .computeIfAbsent(time.node(), node -> new ArrayList<>())
          .add(Math.log(time.nanos()));
    }
    cells.values().removeIf(byNode -> byNode.size() < sums.size());
    Spread spread = new Spread();
    for (Map<String, List<Double>> byNode : cells.values()) {
      spread.add(byNode.values());
      double centre =
          byNode.values().stream().mapToDouble(NodeEffects::mean).average().orElseThrow();
      byNode.forEach((node, logs) -> sums.merge(node, mean(logs) - centre, Double::sum));
    }
    List<String> names = List.copyOf(sums.keySet());
    double[] effects =
        sums.values().stream().mapToDouble(sum -> sum / Math.max(1, cells.size())).toArray();
    boolean[] odd = odd(effects);
    List<NodeEffect> nodes = new ArrayList<>();
    for (int i = 0; i < effects.length; i++) {
      nodes.add(new NodeEffect(names.get(i), Math.exp(effects[i]), odd[i]));
    }
    return new NodeEffects(nodes, spread.between(), spread.within());
  }

  /** Which of those effects is odd. */
  static boolean[] odd(double... effects) {
    boolean[] odd = new boolean[effects.length];
    int nodes = effects.length;
    if (nodes < FEWEST) {
      return odd;
    }
    double level = FALSE_ALARMS_PERCENT / 100.0 / SIDES / nodes;
    double critical = TDistribution.of(nodes - 2.0).inverseSurvivalProbability(level);
    for (int i = 0; i < nodes; i++) {
      odd[i] = Math.abs(distance(effects, i)) > critical;
    }
    return odd;
  }

  /** Student's t of one effect against all others; infinite where the others are all alike. */
  private static double distance(double[] effects, int one) {
    int others = effects.length - 1;
    double mean = 0;
    for (int i = 0; i < effects.length; i++) {
      mean += i == one ? 0 : effects[i] / others;
    }
    double squares = 0;
    for (int i = 0; i < effects.length; i++) {
      squares += i == one ? 0 : (effects[i] - mean) * (effects[i] - mean);
    }
    double error = Math.sqrt(squares / (others - 1) * (1 + 1.0 / others));
    double difference = effects[one] - mean;
    return difference == 0 ? 0 : difference / error;
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(value -> value).average().orElseThrow();
  }

  /** One-way analysis of variance, cell by cell: the components of a cell's variance. */
  private static final class Spread {
    private double squaresWithin;
    private int freedomWithin;
    private final List<double[]> cells = new ArrayList<>();

    /** Adds a cell: logarithmic times of each node. */
    void add(Collection<List<Double>> nodes) {
      double all = 0;
      double squares = 0;
      int count = 0;
      for (List<Double> logs : nodes) {
        double mean = mean(logs);
        squares += logs.stream().mapToDouble(log -> (log - mean) * (log - mean)).sum();
        all += mean * logs.size();
        count += logs.size();
      }
      squaresWithin += squares;
      freedomWithin += count - nodes.size();
      double grand = all / count;
      double between = 0;
      double sizes = 0;
      for (List<Double> logs : nodes) {
        between += logs.size() * (mean(logs) - grand) * (mean(logs) - grand);
        sizes += (double) logs.size() * logs.size();
      }
      if (nodes.size() > 1) {
        double runs = (count - sizes / count) / (nodes.size() - 1);
        cells.add(new double[] {between / (nodes.size() - 1), runs});
      }
    }

    double within() {
      return freedomWithin == 0 ? 0 : Math.sqrt(squaresWithin / freedomWithin);
    }

    double between() {
      double withinVariance = within() * within();
      double variance =
          cells.stream()
              .mapToDouble(cell -> (cell[0] - withinVariance) / cell[1])
              .average()
              .orElse(0);
      return Math.sqrt(Math.max(0, variance));
    }
  }
}
