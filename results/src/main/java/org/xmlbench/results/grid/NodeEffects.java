package org.xmlbench.results.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.results.stats.StudentT;

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
 * @param documents what all nodes have times of, in the order in which it was measured
 * @param between standard deviation of a cell's time between nodes, without what the runs of a node
 *     differ in, as a fraction
 * @param within the same between the runs of a node
 */
public record NodeEffects(
    List<NodeEffect> nodes, List<String> documents, double between, double within) {
  /** Fewest nodes of which one can be called odd. */
  public static final int FEWEST = 5;

  /** In so many of a hundred runs on equal nodes any node is called odd, at most. */
  static final int FALSE_ALARMS_PERCENT = 1;

  /** Both directions. */
  private static final int SIDES = 2;

  public NodeEffects {
    nodes = List.copyOf(nodes);
    documents = List.copyOf(documents);
  }

  /**
   * One node.
   *
   * @param ratio its times over those of all nodes, in geometric means
   * @param odd whether it differs from the others by more than equal nodes do
   * @param ratios the same ratio for each of the documents alone
   */
  public record NodeEffect(String node, double ratio, boolean odd, List<Double> ratios) {
    public NodeEffect {
      ratios = List.copyOf(ratios);
    }
  }

  /**
   * One fork's time.
   *
   * @param node where it ran
   * @param cell what it measured
   * @param document on which document, or task
   * @param nanos of an operation
   */
  public record NodeTime(String node, String cell, String document, double nanos) {}

  /** The sums of effects on one document, or on all. */
  private static final class Sums {
    private final Map<String, Double> ofNodes = new HashMap<>();
    private int cells;

    /** Adds a cell: the logarithmic times of each node. */
    void add(Map<String, List<Double>> byNode) {
      double centre =
          byNode.values().stream().mapToDouble(NodeEffects::mean).average().orElseThrow();
      byNode.forEach((node, logs) -> ofNodes.merge(node, mean(logs) - centre, Double::sum));
      cells++;
    }

    double effect(String node) {
      return cells == 0 ? 0 : ofNodes.get(node) / cells;
    }
  }

  /** The effects of nodes that have a time of each cell; other cells are left out. */
  public static NodeEffects of(List<NodeTime> times) {
    Map<String, Map<String, List<Double>>> cells = new TreeMap<>();
    Map<String, String> documents = new HashMap<>();
    Map<String, Sums> byDocument = new LinkedHashMap<>();
    SortedSet<String> names = new TreeSet<>();
    for (NodeTime time : times) {
      names.add(time.node());
      documents.put(time.cell(), time.document());
      byDocument.putIfAbsent(time.document(), new Sums());
      cells
          .computeIfAbsent(time.cell(), cell -> new LinkedHashMap<>())
          .computeIfAbsent(time.node(), node -> new ArrayList<>())
          .add(Math.log(time.nanos()));
    }
    cells.values().removeIf(byNode -> byNode.size() < names.size());
    Spread spread = new Spread();
    Sums all = new Sums();
    cells.forEach(
        (cell, byNode) -> {
          spread.add(byNode.values());
          all.add(byNode);
          byDocument.get(documents.get(cell)).add(byNode);
        });
    byDocument.values().removeIf(sums -> sums.cells == 0);
    boolean[] odd = odd(names.stream().mapToDouble(all::effect).toArray());
    List<NodeEffect> nodes = new ArrayList<>();
    for (String node : names) {
      List<Double> ratios =
          byDocument.values().stream().map(sums -> Math.exp(sums.effect(node))).toList();
      nodes.add(new NodeEffect(node, Math.exp(all.effect(node)), odd[nodes.size()], ratios));
    }
    return new NodeEffects(
        nodes, List.copyOf(byDocument.keySet()), spread.between(), spread.within());
  }

  static boolean[] odd(double... effects) {
    boolean[] odd = new boolean[effects.length];
    int nodes = effects.length;
    if (nodes < FEWEST) {
      return odd;
    }
    double level = FALSE_ALARMS_PERCENT / 100.0 / SIDES / nodes;
    double critical = StudentT.exceeded(nodes - 2.0, level);
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
