package org.xmlbench.results.gate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * How often whole gates err on blocks like those of this host: each gate draws its blocks, with
 * replacement, from the recorded blocks of equal arms, and turns each of them around with a
 * probability of one half.
 *
 * <p>The turning makes the null hypothesis true by construction. Both arms of a recorded block were
 * the same code, so which of them is called the candidate is arbitrary, and a difference and its
 * negative were equally likely (the argument of Fisher's randomization test). What is drawn has
 * therefore a true ratio of exactly 1, whatever the mean of the record happens to be, and keeps the
 * sizes of the recorded differences: their tails, modes and outliers. Two things it cannot show: a
 * difference between first and second copy, which it averages out and the verdict on the machine
 * tests, and a dependence between neighbouring blocks, which {@link ScreeningWindows} keeps.
 *
 * @param trueRatio of every cell of every gate: 1, or 1 + margin, the least favourable of the
 *     ratios that must not fail
 * @param failed gates that ended with a proven regression (exit 1), all of them falsely
 * @param failedUpper one-sided 95 % upper bound (Clopper and Pearson) of that probability
 * @param inconclusive gates that ended with an undecided cell (exit 3)
 * @param unfit gates that found the machine unfit (exit 3)
 */
public record ResampledGates(
    double trueRatio, int gates, int failed, double failedUpper, int inconclusive, int unfit) {
  private static final double LEVEL = 0.05;

  /**
   * Runs the gates.
   *
   * @param cells recorded blocks of equal arms, by the cell's name; each with a spread
   * @param seed of the draws
   * @throws IllegalArgumentException if there is no cell, or one without spread
   */
  static ResampledGates of(
      GateSettings settings,
      Map<String, BlockDifferences> cells,
      double trueRatio,
      int gates,
      long seed) {
    if (cells.isEmpty() || !cells.values().stream().allMatch(BlockDifferences::hasSpread)) {
      throw new IllegalArgumentException("resampling needs blocks with a spread: " + cells);
    }
    SplittableRandom random = new SplittableRandom(seed);
    int failed = 0;
    int inconclusive = 0;
    int unfit = 0;
    for (int i = 0; i < gates; i++) {
      switch (gate(settings, new TreeMap<>(cells), Math.log(trueRatio), random)) {
        case PASS -> {}
        case REGRESSED -> failed++;
        case INCONCLUSIVE -> inconclusive++;
        case MACHINE_UNFIT -> unfit++;
      }
    }
    double upper = BinomialBound.upper(failed, gates, LEVEL);
    return new ResampledGates(trueRatio, gates, failed, upper, inconclusive, unfit);
  }

  private static GateVerdict.Result gate(
      GateSettings settings,
      Map<String, BlockDifferences> cells,
      double shift,
      SplittableRandom random) {
    Map<String, BlockDifferences> first = new TreeMap<>();
    Map<String, BlockDifferences> fresh = new TreeMap<>();
    cells.forEach(
        (cell, recorded) -> {
          BlockDifferences screen = draw(recorded, settings.screenBlocks(), shift, random);
          first.put(cell, screen);
          if (Screening.of(settings, screen).entersConfirmation()) {
            fresh.put(cell, draw(recorded, settings.confirmBlocks(), shift, random));
          }
        });
    return GateVerdict.judge(settings, first, fresh, sentinels(settings, cells.values(), random))
        .result();
  }

  /** One block in every round, of one cell after the other. */
  private static List<BlockDifferences> sentinels(
      GateSettings settings, Collection<BlockDifferences> cells, SplittableRandom random) {
    List<BlockDifferences> recorded = List.copyOf(cells);
    double[] values = new double[settings.screenBlocks() + settings.confirmBlocks()];
    for (int round = 0; round < values.length; round++) {
      values[round] = draw(recorded.get(round % recorded.size()).values(), random);
    }
    return List.of(BlockDifferences.of(values));
  }

  private static BlockDifferences draw(
      BlockDifferences recorded, int blocks, double shift, SplittableRandom random) {
    List<Double> values = recorded.values();
    double[] drawn = new double[blocks];
    for (int i = 0; i < blocks; i++) {
      drawn[i] = shift + draw(values, random);
    }
    return BlockDifferences.of(drawn);
  }

  private static double draw(List<Double> values, SplittableRandom random) {
    double value = values.get(random.nextInt(values.size()));
    return random.nextBoolean() ? value : -value;
  }
}
