package org.xmlbench.results.simulate;

/**
 * One simulated fork.
 *
 * @param times of its measured iterations, in units of the baseline's true time
 */
public record SimulatedFork(double[] times) {
  /** What a fork record gives the statistics: the logarithm of total time over operations. */
  public double logMean() {
    double sum = 0;
    for (double time : times) {
      sum += time;
    }
    return Math.log(sum / times.length);
  }
}
