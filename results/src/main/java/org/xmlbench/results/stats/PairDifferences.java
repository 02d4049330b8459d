package org.xmlbench.results.stats;

/**
 * The differences of subjects that need not have the same blocks: each pair by the blocks that both
 * finished, so that what a block does to both of them cancels.
 */
final class PairDifferences {
  private final int[][] common;
  private final double[][] means;
  private final double[][] variances;

  /**
   * @param times logarithms of times: a row for each subject, a column for each block, NaN where
   *     the subject has none
   */
  PairDifferences(double[][] times) {
    int subjects = times.length;
    common = new int[subjects][subjects];
    means = new double[subjects][subjects];
    variances = new double[subjects][subjects];
    for (int a = 0; a < subjects; a++) {
      for (int b = 0; b < a; b++) {
        set(a, b, times[a], times[b]);
      }
    }
  }

  private void set(int a, int b, double[] timesOfA, double[] timesOfB) {
    int n = 0;
    double mean = 0;
    double squares = 0;
    for (int j = 0; j < timesOfA.length; j++) {
      double difference = timesOfA[j] - timesOfB[j];
      if (!Double.isNaN(difference)) {
        n++;
        double step = difference - mean;
        mean += step / n;
        squares += step * (difference - mean);
      }
    }
    common[a][b] = n;
    common[b][a] = n;
    means[a][b] = mean;
    means[b][a] = -mean;
    variances[a][b] = n < 2 ? 0 : squares / (n - 1);
    variances[b][a] = variances[a][b];
  }

  int subjects() {
    return common.length;
  }

  /** Blocks that both finished. */
  int common(int a, int b) {
    return common[a][b];
  }

  /** Mean of the block differences, {@code a} less {@code b}; 0 where they share no block. */
  double mean(int a, int b) {
    return means[a][b];
  }

  /** Variance of one block's difference; 0 with fewer than two common blocks. */
  double variance(int a, int b) {
    return variances[a][b];
  }
}
