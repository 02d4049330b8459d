package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.xmlbench.results.simulate.Machine;
import org.xmlbench.results.simulate.SimulatedFork;
import org.xmlbench.results.simulate.World;

/**
 * The gate on a simulated machine: round after round in time, as the real one runs, every cell once
 * a round in random order, both arms adjacent, the first arm random and alternating from then on.
 */
record SimulatedGate(GateSettings settings) implements Rule {
  /** Share of the cells in stage 2 that the session's length is planned for. */
  private static final double PLANNED_SHARE = 0.1;

  /** Where the block differences come from. */
  @FunctionalInterface
  interface Source {
    /** The next blocks of these cells: a row for each cell, a column for each block. */
    double[][] blocks(int[] cells, int blocks);
  }

  private int plannedForks(int cells) {
    int confirmed = (int) Math.ceil(PLANNED_SHARE * cells);
    return 2 * (settings.screenBlocks() * cells + settings.confirmBlocks() * confirmed);
  }

  @Override
  public Finding judge(World world, SplittableRandom random, double[] logRatios) {
    Machine machine = world.machine(random, plannedForks(logRatios.length));
    return judge(
        logRatios.length, (cells, blocks) -> rounds(machine, random, logRatios, cells, blocks));
  }

  /** Judges cells by the blocks of a source, which is asked for those of each stage. */
  Finding judge(int cells, Source source) {
    int[] all = new int[cells];
    Arrays.setAll(all, i -> i);
    Verdict[] verdicts = new Verdict[all.length];
    Arrays.fill(verdicts, Verdict.PASS);

    double[][] first = source.blocks(all, settings.screenBlocks());
    int[] entered =
        Arrays.stream(all)
            .filter(i -> Screening.of(settings, BlockDifferences.of(first[i])).entersConfirmation())
            .toArray();
    double[][] fresh = source.blocks(entered, settings.confirmBlocks());
    Map<String, BlockDifferences> blocks = new TreeMap<>();
    for (int i = 0; i < entered.length; i++) {
      blocks.put(String.valueOf(entered[i]), BlockDifferences.of(fresh[i]));
    }
    Confirmation.decide(settings, blocks)
        .forEach((cell, verdict) -> verdicts[Integer.parseInt(cell)] = verdict.verdict());
    int forks =
        2 * (all.length * settings.screenBlocks() + entered.length * settings.confirmBlocks());
    return new Finding(verdicts, forks);
  }

  static double[][] rounds(
      Machine machine, SplittableRandom random, double[] logRatios, int[] cells, int blocks) {
    double[][] differences = new double[cells.length][blocks];
    boolean[] baselineFirst = new boolean[cells.length];
    int[] order = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      baselineFirst[i] = random.nextBoolean();
      order[i] = i;
    }
    for (int block = 0; block < blocks; block++) {
      shuffle(random, order);
      for (int i : order) {
        SimulatedFork[] pair =
            machine.pair(logRatios[cells[i]], baselineFirst[i] ^ (block % 2 == 1));
        differences[i][block] = pair[1].logMean() - pair[0].logMean();
      }
    }
    return differences;
  }

  private static void shuffle(SplittableRandom random, int[] order) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  }

  @Override
  public String toString() {
    return "gate";
  }
}
