package org.xmlbench.families.strategies.tables.advice;

import java.util.Arrays;
import org.xmlbench.results.stats.Estimate;

/**
 * The centre of symmetric values and its interval by Wilcoxon's signed ranks: the median of all
 * pairwise means, and those of them that the exact test does not reject (Hodges and Lehmann, 1963).
 * Needs no normal distribution, and a disturbed value moves it little. The logarithm of the ratio
 * of two times that are equally distributed is symmetric, whatever their distribution.
 */
final class SignedRanks {
  private SignedRanks() {}

  /**
   * The centre and its interval.
   *
   * @param oneSided upper bound of the probability that an end is on the wrong side
   * @return without ends where there are too few values for one
   */
  static Estimate centre(double[] values, double oneSided) {
    double[] means = pairwiseMeans(values);
    int middle = means.length / 2;
    double centre = means.length % 2 == 1 ? means[middle] : (means[middle - 1] + means[middle]) / 2;
    int outside = outside(values.length, oneSided);
    return outside == 0
        ? new Estimate(centre, null, null)
        : new Estimate(centre, means[outside - 1], means[means.length - outside]);
  }

  private static double[] pairwiseMeans(double[] values) {
    int n = values.length;
    double[] means = new double[n * (n + 1) / 2];
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        means[count++] = (values[i] + values[j]) / 2;
      }
    }
    Arrays.sort(means);
    return means;
  }

  /** The largest rank sums that are together no more probable than that, as a number of them. */
  static int outside(int n, double oneSided) {
    int most = n * (n + 1) / 2;
    double[] probability = new double[most + 1];
    probability[0] = 1;
    for (int rank = 1; rank <= n; rank++) {
      for (int sum = most; sum >= 0; sum--) {
        double with = sum >= rank ? probability[sum - rank] : 0;
        probability[sum] = (probability[sum] + with) / 2;
      }
    }
    int outside = 0;
    for (double below = probability[0]; below <= oneSided; below += probability[outside]) {
      outside++;
    }
    return outside;
  }
}
