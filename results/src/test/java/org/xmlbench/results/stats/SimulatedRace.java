package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.xmlbench.results.store.Race;

/**
 * Races that are simulated by the product's own rule, from the first look to the last block.
 *
 * @param world what disturbs the forks
 * @param spread standard deviation of a fork, where the world has no more
 * @param logTimes natural logarithms of the subjects' true times: means over all forks
 * @param race the rule
 * @param spareTime whether those that left with wide intervals get blocks until there are the most
 */
record SimulatedRace(
    RaceWorld world, double spread, double[] logTimes, Race race, boolean spareTime) {
  private static final double BLOCK_SPREAD = 0.03;
  private static final double DRIFT_KEPT = Math.exp(-1 / 15.0);
  private static final double SHARP = 0.05;
  private static final double SHARP_LEFT = 0.10;
  private static final double NEAR = Math.log(1.10);

  /**
   * How it went, in shares of the races and of their subjects.
   *
   * @param missed races in which the interval of some subject's ratio to the true fastest misses
   *     the true one, those of two speeds left out
   * @param labelled subjects of two speeds, of all
   * @param sharp of the subjects in the race to the end whose true ratio is below 1.10, those
   *     within ± 5 %
   * @param sharpLeft of those that left, those within ± 10 %
   * @param blocks that the document got, mean
   * @param halfWidth mean half width of the former, infinite ones left out
   */
  record Rates(
      double missed,
      double labelled,
      double sharp,
      double sharpLeft,
      double blocks,
      double halfWidth) {}

  /** That many races, each with a seed of its own, on all processors. */
  Rates run(int races, long seed) {
    SplittableRandom root = new SplittableRandom(seed);
    SplittableRandom[] seeds = new SplittableRandom[races];
    Arrays.setAll(seeds, i -> root.split());
    double[] sums =
        IntStream.range(0, races)
            .parallel()
            .mapToObj(i -> one(seeds[i]))
            .reduce(new double[9], SimulatedRace::plus);
    return new Rates(
        sums[0] / races,
        sums[1] / races / logTimes.length,
        sums[2] / Math.max(1, sums[3]),
        sums[4] / Math.max(1, sums[5]),
        sums[6] / races,
        sums[7] / Math.max(1, sums[3]));
  }

  private static double[] plus(double[] one, double[] other) {
    double[] sum = new double[one.length];
    Arrays.setAll(sum, i -> one[i] + other[i]);
    return sum;
  }

  private double[] one(SplittableRandom random) {
    int subjects = logTimes.length;
    RaceReplay replay = new RaceReplay(race, subjects);
    double[][] times = new double[subjects][0];
    double[] before = new double[subjects];
    double drift = random.nextGaussian();
    boolean over = false;
    int block = 0;
    while (!over) {
      double blockEffect = BLOCK_SPREAD * random.nextGaussian();
      for (int i = 0; i < subjects; i++) {
        times[i] = Arrays.copyOf(times[i], block + 1);
        times[i][block] = Double.NaN;
      }
      for (int i : order(subjects, random)) {
        if (takesPart(replay, i)) {
          drift =
              DRIFT_KEPT * drift + Math.sqrt(1 - DRIFT_KEPT * DRIFT_KEPT) * random.nextGaussian();
          double kept = block == 0 ? 0 : world.correlation();
          before[i] =
              kept * before[i] + Math.sqrt(1 - kept * kept) * world.noise(random, i, spread);
          times[i][block] = logTimes[i] + blockEffect + before[i] + world.driftSpread() * drift;
        }
      }
      block++;
      replay.look(times, new boolean[subjects]);
      over =
          block >= race.mostBlocks()
              || replay.isDecided() && (!spareTime || replay.blurred().isEmpty());
    }
    return judge(replay, block);
  }

  private static boolean takesPart(RaceReplay replay, int subject) {
    return replay.leftAfter(subject) == 0 || replay.blurred().contains(subject);
  }

  private static int[] order(int subjects, SplittableRandom random) {
    int[] order = IntStream.range(0, subjects).toArray();
    for (int i = subjects - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    return order;
  }

  private double[] judge(RaceReplay replay, int blocks) {
    BestModel model = replay.model();
    double fastest = Arrays.stream(logTimes).min().orElseThrow();
    double[] counts = new double[9];
    counts[6] = blocks;
    for (int i = 0; i < logTimes.length; i++) {
      if (model.twoSpeeds(i).isPresent()) {
        counts[1]++;
        continue;
      }
      double truth = logTimes[i] - fastest;
      if (truth < model.low(i) - 1e-12 || truth > model.high(i) + 1e-12) {
        counts[0] = 1;
      }
      double halfWidth = Math.expm1(model.margin(i));
      if (i == model.lowest() || Double.isInfinite(halfWidth)) {
        continue;
      }
      if (replay.leftAfter(i) > 0) {
        counts[5]++;
        counts[4] += halfWidth <= SHARP_LEFT ? 1 : 0;
      } else if (truth < NEAR) {
        counts[3]++;
        counts[2] += halfWidth <= SHARP ? 1 : 0;
        counts[7] += halfWidth;
      }
    }
    return counts;
  }
}
