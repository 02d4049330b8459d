package org.xmlbench.results.gate;

import java.util.SplittableRandom;

/** Block differences made to measure. */
final class Blocks {
  private Blocks() {}

  /** Differences of exactly this mean and standard deviation. */
  static BlockDifferences exact(double ratio, double sd, int n) {
    double[] values = new double[n];
    double scale = sd / Math.sqrt(n / (n - 1.0) * (n % 2 == 0 ? 1 : (n - 1.0) / n));
    for (int i = 0; i < n; i++) {
      int sign = n % 2 == 1 && i == n - 1 ? 0 : i % 2 == 0 ? 1 : -1;
      values[i] = Math.log(ratio) + sign * scale;
    }
    return BlockDifferences.of(values);
  }

  static BlockDifferences normal(SplittableRandom random, double ratio, double sd, int n) {
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = Math.log(ratio) + sd * random.nextGaussian();
    }
    return BlockDifferences.of(values);
  }
}
