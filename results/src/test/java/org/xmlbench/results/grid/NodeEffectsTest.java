package org.xmlbench.results.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class NodeEffectsTest {
  /** Standard deviations of nodes that are equal, and of the runs of a node. */
  private static final double NODES = 0.004;

  private static final double RUNS = 0.02;
  private static final int CELLS = 6;
  private static final int BLOCKS = 5;

  private final SplittableRandom random = new SplittableRandom(11);

  private double gaussian(double deviation) {
    return deviation * random.nextGaussian();
  }

  /** Nodes of which the first takes so much longer. */
  private NodeEffects simulated(int nodes, double slower) {
    List<NodeEffects.NodeTime> times = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      double own = gaussian(NODES) + (node == 0 ? Math.log1p(slower) : 0);
      for (int cell = 0; cell < CELLS; cell++) {
        for (int block = 0; block < BLOCKS; block++) {
          times.add(
              new NodeEffects.NodeTime(
                  "n%03d".formatted(node),
                  "cell" + cell,
                  "document" + cell / 2,
                  1e6 * (cell + 1) * Math.exp(own + gaussian(RUNS))));
        }
      }
    }
    return NodeEffects.of(times);
  }

  private static long odd(NodeEffects effects) {
    return effects.nodes().stream().filter(NodeEffects.NodeEffect::odd).count();
  }

  /** Of a hundred equal nodes any is called odd in at most 1 % of runs, up to four errors. */
  @Test
  void equalNodesAreSeldomOdd() {
    assertSeldomOdd(150);
  }

  @Tag("slow")
  @Test
  void equalNodesAreSeldomOddInManyRuns() {
    assertSeldomOdd(1000);
  }

  private void assertSeldomOdd(int runs) {
    int alarms = 0;
    for (int run = 0; run < runs; run++) {
      alarms += odd(simulated(100, 0)) > 0 ? 1 : 0;
    }
    assertThat((double) alarms / runs).isLessThan(0.01 + 4 * Math.sqrt(0.01 * 0.99 / runs));
  }

  @Test
  void oneOfEightThatIsFivePercentSlowerIsFound() {
    int runs = 1000;
    int found = 0;
    for (int run = 0; run < runs; run++) {
      NodeEffects effects = simulated(8, 0.05);
      found += effects.nodes().getFirst().odd() && odd(effects) == 1 ? 1 : 0;
    }
    assertThat((double) found / runs).isGreaterThan(0.9);
  }

  @Test
  void ofFourNodesNothingIsSaid() {
    assertThat(odd(simulated(4, 0.5))).isZero();
    assertThat(odd(simulated(5, 0.5))).isEqualTo(1);
  }

  @Test
  void theSpreadsAreToldApart() {
    double between = 0;
    double inside = 0;
    int runs = 40;
    for (int run = 0; run < runs; run++) {
      NodeEffects effects = simulated(20, 0);
      between += effects.between() * effects.between() / runs;
      inside += effects.within() * effects.within() / runs;
    }
    assertThat(Math.sqrt(between)).isCloseTo(NODES, within(0.0015));
    assertThat(Math.sqrt(inside)).isCloseTo(RUNS, within(0.0005));
  }

  @Test
  void aCellThatANodeLacksIsLeftOut() {
    NodeEffects effects =
        NodeEffects.of(
            List.of(
                new NodeEffects.NodeTime("a", "x", "d", 100),
                new NodeEffects.NodeTime("b", "x", "d", 121),
                new NodeEffects.NodeTime("b", "y", "e", 5000)));
    assertThat(effects.nodes()).extracting(NodeEffects.NodeEffect::node).containsExactly("a", "b");
    assertThat(effects.nodes().getLast().ratio()).isCloseTo(1.1, within(1e-9));
    assertThat(effects.within()).isZero();
  }

  @Test
  void nodesThatAreAllAlikeAreNotOdd() {
    assertThat(NodeEffects.odd(0, 0, 0, 0, 0)).containsOnly(false);
    assertThat(NodeEffects.odd(0, 0, 0, 0, 0.01)).containsExactly(false, false, false, false, true);
  }

  /** The map: a node that is slow on one document alone. */
  @Test
  void eachDocumentHasItsOwnRatios() {
    List<NodeEffects.NodeTime> times = new ArrayList<>();
    for (String node : List.of("a", "b")) {
      for (String subject : List.of("x", "y")) {
        times.add(new NodeEffects.NodeTime(node, subject + "small", "small", 100));
        times.add(
            new NodeEffects.NodeTime(
                node, subject + "large", "large", node.equals("b") ? 121 * 4 : 100 * 4));
      }
    }
    NodeEffects effects = NodeEffects.of(times);
    assertThat(effects.documents()).containsExactly("small", "large");
    assertThat(effects.nodes().getLast().ratios().getFirst()).isCloseTo(1, within(1e-9));
    assertThat(effects.nodes().getLast().ratios().getLast()).isCloseTo(1.1, within(1e-9));
    assertThat(effects.nodes().getLast().ratio()).isCloseTo(Math.sqrt(1.1), within(1e-9));
  }
}
