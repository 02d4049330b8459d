package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What the blocks of one cell say: the natural logarithm of candidate time over baseline time, one
 * value a block. The fork is the unit, so a block of two forks gives one value.
 *
 * @param values in block order, each of them finite; empty where no block was finished by both arms
 */
public record BlockDifferences(List<Double> values) {
  /**
   * Takes the values.
   *
   * @throws IllegalArgumentException if one is not finite
   */
  public BlockDifferences {
    values = List.copyOf(values);
    for (double value : values) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("block difference " + value);
      }
    }
  }

  /** Differences that were computed already. */
  public static BlockDifferences of(double... logRatios) {
    return new BlockDifferences(Arrays.stream(logRatios).boxed().toList());
  }

  /**
   * Differences of two arms' times, block by block.
   *
   * @param baseline time an operation of the baseline's fork in each block, in any unit
   * @param candidate the same of the candidate, in the same unit
   * @throws IllegalArgumentException if the arms have different numbers of blocks, or a time is not
   *     positive
   */
  public static BlockDifferences ofTimes(double[] baseline, double[] candidate) {
    if (baseline.length != candidate.length) {
      throw new IllegalArgumentException(
          "%d blocks of the baseline, %d of the candidate"
              .formatted(baseline.length, candidate.length));
    }
    return new BlockDifferences(
        IntStream.range(0, baseline.length)
            .mapToObj(i -> Math.log(candidate[i]) - Math.log(baseline[i]))
            .toList());
  }

  /** All blocks of several cells together. */
  static BlockDifferences pooled(List<BlockDifferences> cells) {
    return new BlockDifferences(cells.stream().flatMap(cell -> cell.values.stream()).toList());
  }

  /** Number of blocks. */
  public int n() {
    return values.size();
  }

  /** Whether there are enough blocks to know their spread. */
  public boolean hasSpread() {
    return n() > 1;
  }

  /** Mean log ratio; not a number without a block. Summed in order of size: no order matters. */
  public double mean() {
    return n() == 0 ? Double.NaN : sum(values) / n();
  }

  /** Sample standard deviation of the log ratios; not a number with fewer than two blocks. */
  public double sd() {
    if (!hasSpread()) {
      return Double.NaN;
    }
    double mean = mean();
    return Math.sqrt(
        sum(values.stream().map(value -> (value - mean) * (value - mean)).toList()) / (n() - 1));
  }

  private static double sum(List<Double> terms) {
    return terms.stream().sorted().reduce(0.0, Double::sum);
  }

  /** Standard error of the mean. */
  double standardError() {
    return sd() / Math.sqrt(n());
  }

  /**
   * One-sided p-value of the hypothesis that the true log ratio is at most this one. With fewer
   * than two blocks nothing speaks against it: 1.
   */
  double pValueAbove(double logRatio) {
    if (!hasSpread()) {
      return 1;
    }
    double error = standardError();
    double distance = mean() - logRatio;
    if (error == 0) {
      return distance > 0 ? 0 : 1;
    }
    return TDistribution.of(n() - 1.0).survivalProbability(distance / error);
  }

  /** One-sided p-value of the hypothesis that the true log ratio is at least this one. */
  double pValueBelow(double logRatio) {
    return mirrored().pValueAbove(-logRatio);
  }

  /** The same blocks with the arms' names exchanged. */
  public BlockDifferences mirrored() {
    return new BlockDifferences(values.stream().map(value -> -value).toList());
  }

  /**
   * The end of the one-sided interval above the mean, as log ratio; infinite with fewer than two
   * blocks.
   *
   * @param level probability that the truth is beyond it
   */
  double upper(double level) {
    return hasSpread() ? mean() + quantile(level) * standardError() : Double.POSITIVE_INFINITY;
  }

  /** The end of the one-sided interval below the mean. */
  double lower(double level) {
    return hasSpread() ? mean() - quantile(level) * standardError() : Double.NEGATIVE_INFINITY;
  }

  private double quantile(double level) {
    return TDistribution.of(n() - 1.0).inverseSurvivalProbability(level);
  }
}
