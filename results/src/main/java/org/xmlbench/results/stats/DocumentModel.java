package org.xmlbench.results.stats;

import java.util.Arrays;

/**
 * The differences of all pairs of subjects by the blocks of one document: of two by Student's
 * interval, which is Tukey's, of three by each pair's own, of more by {@link ModeratedVariances}.
 *
 * <p>Where the number of blocks was chosen by {@link SteinSampleSize}, means are those of all
 * blocks and spreads those of the first stage alone: Healy's extension of Stein's procedure to all
 * pairs (Annals of Mathematical Statistics 27, 1956), and for two subjects Stein's own interval.
 * With more than two it is approximate, since the first means choose whose spread decides.
 */
final class DocumentModel implements PairModel {
  private final int blocks;
  private final double[] means;
  private final RandomizedBlocks spread;
  private final PairMethod method;
  private final ModeratedVariances moderated;
  private final AllPairs pairs;

  private DocumentModel(RandomizedBlocks all, RandomizedBlocks spread) {
    this.blocks = all.blocks();
    this.means = all.means();
    this.spread = spread;
    this.method = PairMethod.of(spread.subjects());
    boolean borrows = spread.hasMargin() && method == PairMethod.MODERATED;
    this.moderated = borrows ? ModeratedVariances.of(spread) : null;
    this.pairs = spread.hasMargin() ? distinguished() : null;
  }

  /** The model where the number of blocks did not depend on what was measured. */
  static DocumentModel ofFixedSize(double[][] responses) {
    RandomizedBlocks all = RandomizedBlocks.fit(responses);
    return new DocumentModel(all, all);
  }

  /**
   * The model where the first blocks chose how many there are.
   *
   * @param firstBlocks of the first stage: the first columns
   */
  static DocumentModel ofTwoStages(double[][] responses, int firstBlocks) {
    RandomizedBlocks all = RandomizedBlocks.fit(responses);
    return all.blocks() <= firstBlocks
        ? new DocumentModel(all, all)
        : new DocumentModel(
            all,
            RandomizedBlocks.fit(
                Arrays.stream(responses)
                    .map(row -> Arrays.copyOf(row, firstBlocks))
                    .toArray(double[][]::new)));
  }

  private AllPairs distinguished() {
    return method == PairMethod.TUKEY
        ? AllPairs.tukey(
            means, spread.meanSquare() / blocks, spread.freedom(), Comparison.CONFIDENCE)
        : AllPairs.bonferroni(method, means, this, level());
  }

  /** The level at which all pairs are distinguished. */
  @Override
  public double level() {
    return method.level(means.length);
  }

  /** All pairs; {@code null} where fewer than three blocks, or one subject, give none. */
  @Override
  public AllPairs pairs() {
    return pairs;
  }

  @Override
  public double mean(int subject) {
    return means[subject];
  }

  /** The subject of the lowest mean. */
  @Override
  public int lowest() {
    return AllPairs.lowest(means);
  }

  @Override
  public double variance(int a, int b) {
    return switch (method) {
          case TUKEY -> 2 * spread.meanSquare();
          case STUDENT -> deviation(a, b) * deviation(a, b);
          case MODERATED, BEST -> moderated.ofDifference(a, b);
        }
        / blocks;
  }

  @Override
  public double freedom(int a, int b) {
    return switch (method) {
      case TUKEY -> spread.freedom();
      case STUDENT -> spread.blocks() - 1;
      case MODERATED, BEST -> moderated.freedom();
    };
  }

  /** Standard deviation of the block differences of two subjects, by the blocks for spreads. */
  double deviation(int a, int b) {
    return spread.deviation(a, b);
  }

  /**
   * Half the width of the interval of one difference alone: Student's, and Stein's where the first
   * stage chose the number of blocks.
   */
  @Override
  public double marginAlone(int a, int b) {
    double t = StudentT.exceeded(spread.blocks() - 1.0, (1 - Comparison.CONFIDENCE) / 2);
    return t * deviation(a, b) / Math.sqrt(blocks);
  }

  /** Standard deviation of the widest pair near the top, and which pair that is. */
  WidestPair widestNearTop() {
    int best = lowest();
    WidestPair widest = null;
    int second = -1;
    for (int i = 0; i < means.length; i++) {
      if (i == best) {
        continue;
      }
      second = second < 0 || means[i] < means[second] ? i : second;
      double deviation = deviation(best, i);
      if (!pairs.separated(best, i) && (widest == null || deviation > widest.deviation())) {
        widest = new WidestPair(best, i, deviation);
      }
    }
    return widest == null ? new WidestPair(best, second, deviation(best, second)) : widest;
  }

  /**
   * The best and, of those not distinguished from it, the one whose difference varies most; where
   * none is, the best and the next.
   */
  record WidestPair(int best, int other, double deviation) {}
}
