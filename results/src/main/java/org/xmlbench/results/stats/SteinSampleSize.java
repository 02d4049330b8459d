package org.xmlbench.results.stats;

/**
 * The number of blocks of a document by Stein's two stages (Annals of Mathematical Statistics 16,
 * 1945): the first blocks give the standard deviation {@code s0} of the block differences; {@code N
 * = clamp(ceil((t s0 / h)²), first, most)} is fixed then, and the interval is mean ± t s0 / √N with
 * the Student quantile of the first stage's degrees of freedom. Looking at the interval again and
 * again and stopping when it is narrow does not cover what it states.
 *
 * <p>With two subjects the coverage is exact for normal differences, because the mean is
 * independent of {@code s0}, which alone decides N. With more, the means of the first stage choose
 * the pair whose {@code s0} it is ({@link FirstStage}): N depends on them too, and simulation says
 * that the coverage holds.
 *
 * @param halfWidth the half width {@code h} that the interval of a ratio is to have: 0.02 is 2 %
 * @param firstBlocks blocks of the first stage
 * @param mostBlocks blocks that no document goes beyond
 */
public record SteinSampleSize(double halfWidth, int firstBlocks, int mostBlocks) {
  public static final int FIRST_BLOCKS = 5;

  /** Blocks that no document goes beyond. */
  public static final int MOST_BLOCKS = 30;

  /** Half width where none is requested. */
  public static final double DEFAULT_HALF_WIDTH = 0.02;

  public SteinSampleSize {
    if (!(halfWidth > 0) || firstBlocks < 2 || mostBlocks < firstBlocks) {
      throw new IllegalArgumentException(
          "no sample size: half width %s, blocks %d to %d"
              .formatted(halfWidth, firstBlocks, mostBlocks));
    }
  }

  /** The rule with its usual numbers of blocks. */
  public static SteinSampleSize of(double halfWidth) {
    return new SteinSampleSize(halfWidth, FIRST_BLOCKS, MOST_BLOCKS);
  }

  /** The number of blocks for that standard deviation of the first stage's block differences. */
  public int blocks(double deviation) {
    double ratio = quantile(Comparison.CONFIDENCE) * deviation / halfWidth;
    return (int) Math.clamp(Math.ceil(ratio * ratio), (double) firstBlocks, mostBlocks);
  }

  /** Half the width that the interval has after {@code blocks} blocks. */
  public double halfWidth(double deviation, int blocks) {
    return quantile(Comparison.CONFIDENCE) * deviation / Math.sqrt(blocks);
  }

  /** Student's two-sided quantile with the degrees of freedom of the first stage. */
  double quantile(double confidence) {
    return StudentT.exceeded(firstBlocks - 1.0, (1 - confidence) / 2);
  }
}
