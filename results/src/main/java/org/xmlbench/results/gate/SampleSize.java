package org.xmlbench.results.gate;

/** How many blocks a one-sided t-test needs. */
final class SampleSize {
  private SampleSize() {}

  /**
   * The smallest number of blocks whose test detects the effect with the usual power.
   *
   * @param effect distance of the truth from the hypothesis, in standard deviations
   * @param most where the search ends
   * @return more than {@code most} if that is not enough
   */
  static int of(double effect, double level, int most) {
    if (!isEnough(most, effect, level)) {
      return most + 1;
    }
    int tooFew = 1;
    int enough = 2;
    while (!isEnough(enough, effect, level)) {
      tooFew = enough;
      enough = Math.min(most, 2 * enough);
    }
    while (enough - tooFew > 1) {
      int middle = (tooFew + enough) >>> 1;
      if (isEnough(middle, effect, level)) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
    return enough;
  }

  private static boolean isEnough(int n, double effect, double level) {
    return effect > 0 && SampleSpread.of(n).power(effect, level) >= MinimumDetectableEffect.POWER;
  }
}
