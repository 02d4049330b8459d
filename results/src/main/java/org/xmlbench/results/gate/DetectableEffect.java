package org.xmlbench.results.gate;

import java.util.Locale;

/**
 * A detectable effect as text for users. More than a doubling is not given in percent: a figure of
 * thousands means only that nothing can be detected. Files keep the number.
 */
public final class DetectableEffect {
  private static final double PERCENT = 100;
  private static final double LARGEST = 1;

  private DetectableEffect() {}

  /**
   * Such as {@code 4.3 %}.
   *
   * @param effect ratio less 1
   */
  public static String text(double effect) {
    return effect > LARGEST
        ? "more than 100 %"
        : String.format(Locale.ROOT, "%.1f %%", PERCENT * effect);
  }
}
