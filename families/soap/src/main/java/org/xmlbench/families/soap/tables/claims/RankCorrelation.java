package org.xmlbench.families.soap.tables.claims;

import java.util.Arrays;

/** Spearman's rank correlation; equal values share the mean of their ranks. */
final class RankCorrelation {
  private RankCorrelation() {}

  /**
   * The correlation of two series of the same length.
   *
   * @return from -1 to 1; NaN where all values of one are equal
   */
  static double of(double[] x, double[] y) {
    return pearson(ranks(x), ranks(y));
  }

  private static double[] ranks(double[] values) {
    double[] ranks = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double value = values[i];
      long below = Arrays.stream(values).filter(other -> other < value).count();
      long equal = Arrays.stream(values).filter(other -> other == value).count();
      ranks[i] = below + (equal + 1) / 2.0;
    }
    return ranks;
  }

  private static double pearson(double[] x, double[] y) {
    double meanX = Arrays.stream(x).average().orElse(Double.NaN);
    double meanY = Arrays.stream(y).average().orElse(Double.NaN);
    double products = 0;
    double squaresX = 0;
    double squaresY = 0;
    for (int i = 0; i < x.length; i++) {
      products += (x[i] - meanX) * (y[i] - meanY);
      squaresX += (x[i] - meanX) * (x[i] - meanX);
      squaresY += (y[i] - meanY) * (y[i] - meanY);
    }
    return products / Math.sqrt(squaresX * squaresY);
  }
}
