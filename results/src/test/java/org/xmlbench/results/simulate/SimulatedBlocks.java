package org.xmlbench.results.simulate;

/**
 * The blocks of one document.
 *
 * @param forks by block, then by subject
 */
public record SimulatedBlocks(SimulatedFork[][] forks) {
  /** Log fork means: a row for each subject, a column for each block. */
  public double[][] logTimes() {
    double[][] times = new double[forks[0].length][forks.length];
    for (int block = 0; block < forks.length; block++) {
      for (int subject = 0; subject < times.length; subject++) {
        times[subject][block] = forks[block][subject].logMean();
      }
    }
    return times;
  }

  /** The differences of two subjects, block by block: log of {@code a} less log of {@code b}. */
  public double[] differences(int a, int b) {
    double[] differences = new double[forks.length];
    for (int block = 0; block < forks.length; block++) {
      differences[block] = forks[block][a].logMean() - forks[block][b].logMean();
    }
    return differences;
  }
}
