package org.xmlbench.results.stats;

/**
 * The randomised-complete-block model: response = subject + block + residual, every subject once in
 * every block.
 */
final class RandomizedBlocks {
  private static final int LEAST_BLOCKS = 3;

  private final double[][] responses;
  private final double[] means;
  private final double[] residualSquares;

  private RandomizedBlocks(double[][] responses, double[] means, double[] residualSquares) {
    this.responses = responses;
    this.means = means;
    this.residualSquares = residualSquares;
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
    double[] squares = new double[subjects];
    for (int i = 0; i < subjects; i++) {
      for (int j = 0; j < blocks; j++) {
        double residual = responses[i][j] - subjectMeans[i] - blockMeans[j] + mean;
        squares[i] += residual * residual;
      }
    }
    return new RandomizedBlocks(responses, subjectMeans, squares);
  }

  int subjects() {
    return means.length;
  }

  int blocks() {
    return responses[0].length;
  }

  double[] means() {
    return means.clone();
  }

  /**
   * Whether differences are judged: by two blocks they are not, since what is borrowed from other
   * subjects would decide alone.
   */
  boolean hasMargin() {
    return blocks() >= LEAST_BLOCKS && subjects() > 1;
  }

  /** Degrees of freedom of the residual. */
  int freedom() {
    return (subjects() - 1) * (blocks() - 1);
  }

  /** Variance of the residual: its sum of squares over its degrees of freedom. */
  double meanSquare() {
    double sum = 0;
    for (double squares : residualSquares) {
      sum += squares;
    }
    return sum / Math.max(1, freedom());
  }

  /** Sum of the squared residuals of one subject. */
  double residualSquares(int subject) {
    return residualSquares[subject];
  }

  /** Standard deviation of the block differences of two subjects. */
  double deviation(int a, int b) {
    double difference = means[a] - means[b];
    double squares = 0;
    for (int j = 0; j < blocks(); j++) {
      double residual = responses[a][j] - responses[b][j] - difference;
      squares += residual * residual;
    }
    return Math.sqrt(squares / (blocks() - 1));
  }
}
