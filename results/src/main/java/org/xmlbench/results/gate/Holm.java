package org.xmlbench.results.gate;

import java.util.Comparator;
import java.util.stream.IntStream;

/** Holm's step-down correction: the family-wise error rate holds whatever the dependence. */
final class Holm {
  private Holm() {}

  /** Adjusted p-values, in the order given: a hypothesis is rejected where it is at most alpha. */
  static double[] adjusted(double[] pValues) {
    int k = pValues.length;
    int[] order =
        IntStream.range(0, k)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[k];
    double largest = 0;
    for (int rank = 0; rank < k; rank++) {
      largest = Math.max(largest, Math.min(1, (k - rank) * pValues[order[rank]]));
      adjusted[order[rank]] = largest;
    }
    return adjusted;
  }
}
