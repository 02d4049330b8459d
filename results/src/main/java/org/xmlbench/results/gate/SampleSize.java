package org.xmlbench.results.gate;

import java.util.function.IntPredicate;

/** The number of blocks that a test needs. */
final class SampleSize {
  private static final int FEWEST = 2;

  private SampleSize() {}

  /**
   * The smallest number of blocks whose one-sided t-test detects the effect with the usual power.
   *
   * @param effect distance of the truth from the hypothesis, in standard deviations
   * @param most where the search ends
   * @return more than {@code most} if that is not enough
   */
  static int of(double effect, double level, int most) {
    return smallest(
        n -> effect > 0 && SampleSpread.of(n).power(effect, level) >= MinimumDetectableEffect.POWER,
        FEWEST,
        most);
  }

  /**
   * The smallest number of blocks that is enough.
   *
   * @param fewest where the search begins, at least one
   * @return more than {@code most} if that is not enough
   */
  static int smallest(IntPredicate isEnough, int fewest, int most) {
    if (!isEnough.test(most)) {
      return most + 1;
    }
    int tooFew = fewest - 1;
    int enough = fewest;
    while (!isEnough.test(enough)) {
      tooFew = enough;
      enough = Math.min(most, 2 * enough);
    }
    while (enough - tooFew > 1) {
      int middle = (tooFew + enough) >>> 1;
      if (isEnough.test(middle)) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
    return enough;
  }
}
