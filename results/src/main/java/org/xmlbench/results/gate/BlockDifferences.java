package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.results.stats.StudentT;

/**
 * The block differences of one cell: the natural logarithm of candidate time over baseline time,
 * one value a block. The fork is the unit, so a block of two forks gives one value. There is no
 * value where no block was finished by both arms. Immutable.
 */
public final class BlockDifferences {
  private final double[] values;
  private final double mean;
  private final double sd;

  private BlockDifferences(double[] values) {
    this.values = values;
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    this.mean = values.length == 0 ? Double.NaN : sum(sorted) / values.length;
    this.sd = values.length < 2 ? Double.NaN : Math.sqrt(squares(sorted) / (values.length - 1));
  }

  /**
   * Differences that were computed already.
   *
   * @param logRatios in block order
   * @throws IllegalArgumentException if one is not finite
   */
  public static BlockDifferences of(double... logRatios) {
    for (double value : logRatios) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("block difference " + value);
      }
    }
    return new BlockDifferences(logRatios.clone());
  }

  /**
   * Differences of two arms' times, block by block.
   *
   * @param baseline time an operation of the baseline's fork in each block, in any unit
   * @param candidate the same of the candidate, in the same unit
   * @throws IllegalArgumentException if the arms have different numbers of blocks, or a time is not
   *     positive and finite
   */
  public static BlockDifferences ofTimes(double[] baseline, double[] candidate) {
    if (baseline.length != candidate.length) {
      throw new IllegalArgumentException(
          "%d blocks of the baseline, %d of the candidate"
              .formatted(baseline.length, candidate.length));
    }
    return of(
        IntStream.range(0, baseline.length)
            .mapToDouble(i -> Math.log(candidate[i]) - Math.log(baseline[i]))
            .toArray());
  }

  /** All blocks of several cells together. */
  static BlockDifferences pooled(List<BlockDifferences> cells) {
    return of(cells.stream().flatMapToDouble(cell -> Arrays.stream(cell.values)).toArray());
  }

  /** The log ratios, in block order. */
  public List<Double> values() {
    return Arrays.stream(values).boxed().toList();
  }

  public int n() {
    return values.length;
  }

  /** Mean log ratio, the same for every order of the blocks; not a number without a block. */
  public double mean() {
    return mean;
  }

  /** Sample standard deviation of the log ratios; not a number with fewer than two blocks. */
  public double sd() {
    return sd;
  }

  /** Whether there are enough blocks to know their spread. */
  public boolean hasSpread() {
    return values.length > 1;
  }

  /** Whether there are enough blocks for a verdict. */
  boolean allowsVerdict() {
    return values.length >= GateSettings.FEWEST_FOR_VERDICT;
  }

  /** The same blocks with the arms exchanged. */
  public BlockDifferences mirrored() {
    return of(Arrays.stream(values).map(value -> -value).toArray());
  }

  /**
   * One-sided p-value of the hypothesis that the true log ratio is at most this one. With fewer
   * than two blocks it cannot be rejected: 1.
   */
  double pValueAbove(double logRatio) {
    return pValue(mean - logRatio);
  }

  /** One-sided p-value of the hypothesis that the true log ratio is at least this one. */
  double pValueBelow(double logRatio) {
    return pValue(logRatio - mean);
  }

  private double pValue(double distance) {
    if (!hasSpread()) {
      return 1;
    }
    if (sd == 0) {
      return distance > 0 ? 0 : 1;
    }
    return TDistribution.of(freedom()).survivalProbability(distance / standardError());
  }

  /**
   * The end of the one-sided interval above the mean, as log ratio; infinite with fewer than two
   * blocks.
   *
   * @param level probability that the truth is beyond it
   */
  double upper(double level) {
    return hasSpread() ? mean + quantile(level) * standardError() : Double.POSITIVE_INFINITY;
  }

  /** The end of the one-sided interval below the mean, accordingly. */
  double lower(double level) {
    return hasSpread() ? mean - quantile(level) * standardError() : Double.NEGATIVE_INFINITY;
  }

  private double quantile(double level) {
    return StudentT.exceeded(freedom(), level);
  }

  private double standardError() {
    return sd / Math.sqrt(values.length);
  }

  private double freedom() {
    return values.length - 1.0;
  }

  private double squares(double[] sorted) {
    return sum(Arrays.stream(sorted).map(value -> (value - mean) * (value - mean)).toArray());
  }

  /** In the order given, unlike a stream's compensated sum, which is slower and no better here. */
  private static double sum(double[] terms) {
    double sum = 0;
    for (double term : terms) {
      sum += term;
    }
    return sum;
  }

  @Override
  public String toString() {
    return "BlockDifferences" + Arrays.toString(values);
  }
}
