package org.xmlbench.results.gate;

import java.util.SplittableRandom;
import org.xmlbench.results.simulate.World;

/** A way to find regressions, and the forks it measures for that. */
interface Rule {
  /**
   * Measures and judges.
   *
   * @param logRatios the truth of each cell
   * @return the verdict on each cell
   */
  Finding judge(World world, SplittableRandom random, double[] logRatios);

  /**
   * What one session found.
   *
   * @param verdicts of each cell
   * @param forks that it took
   */
  record Finding(Verdict[] verdicts, int forks) {
    int count(Verdict verdict) {
      int count = 0;
      for (Verdict found : verdicts) {
        count += found == verdict ? 1 : 0;
      }
      return count;
    }
  }
}
