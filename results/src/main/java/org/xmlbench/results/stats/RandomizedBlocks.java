package org.xmlbench.results.stats;

/**
 * The randomised-complete-block model: response = subject + block + residual, every subject once in
 * every block. Tukey's intervals for all pairs of subjects come from the residuals.
 */
final class RandomizedBlocks {
  private final double[] means;
  private final int blocks;
  private final double meanSquare;

  private RandomizedBlocks(double[] means, int blocks, double meanSquare) {
    this.means = means;
    this.blocks = blocks;
    this.meanSquare = meanSquare;
  }

  /**
   * Fits the model.
   *
   * @param responses one row for each subject, one column for each block; no value missing
   */
  static RandomizedBlocks fit(double[][] responses) {
    int subjects = responses.length;
    int blocks = responses[0].length;
    double[] subjectMeans = new double[subjects];
    double[] blockMeans = new double[blocks];
    double mean = 0;
    for (int i = 0; i < subjects; i++) {
      for (int j = 0; j < blocks; j++) {
        subjectMeans[i] += responses[i][j] / blocks;
        blockMeans[j] += responses[i][j] / subjects;
        mean += responses[i][j] / blocks / subjects;
      }
    }
    double squares = 0;
    for (int i = 0; i < subjects; i++) {
      for (int j = 0; j < blocks; j++) {
        double residual = responses[i][j] - subjectMeans[i] - blockMeans[j] + mean;
        squares += residual * residual;
      }
    }
    return new RandomizedBlocks(
        subjectMeans, blocks, squares / Math.max(1, (subjects - 1) * (blocks - 1)));
  }

  /** Mean response of each subject. */
  double mean(int subject) {
    return means[subject];
  }

  /** The subject of the lowest mean. */
  int lowest() {
    int lowest = 0;
    for (int i = 1; i < means.length; i++) {
      if (means[i] < means[lowest]) {
        lowest = i;
      }
    }
    return lowest;
  }

  /** Whether there is a residual to judge differences by. */
  boolean hasMargin() {
    return blocks > 1 && means.length > 1;
  }

  /**
   * Tukey's honestly significant difference: half the width of the simultaneous intervals of all
   * differences, and the smallest difference that is told apart.
   */
  double margin(double confidence) {
    double freedom = (means.length - 1.0) * (blocks - 1.0);
    return new StudentizedRange(means.length, freedom).quantile(confidence) * standardError();
  }

  /** Standard error of a subject's mean, block effects removed. */
  double standardError() {
    return Math.sqrt(meanSquare / blocks);
  }
}
