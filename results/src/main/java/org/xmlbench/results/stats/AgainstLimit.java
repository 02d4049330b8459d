package org.xmlbench.results.stats;

import java.util.Locale;

/**
 * A figure and its limit as texts that a reader can compare: with more digits where both would be
 * rounded alike although they differ.
 *
 * @param figure the figure's text
 * @param limit the limit's, as short as it is exact
 */
public record AgainstLimit(String figure, String limit) {
  private static final int MOST_DECIMALS = 9;

  /**
   * The texts.
   *
   * @param decimals of the figure, where these show which is larger
   */
  public static AgainstLimit of(double figure, double limit, int decimals) {
    int digits = decimals;
    while (digits < MOST_DECIMALS && isHidden(figure, limit, digits)) {
      digits++;
    }
    return new AgainstLimit(text(figure, digits), limit(limit));
  }

  private static boolean isHidden(double figure, double limit, int decimals) {
    double shown = Double.parseDouble(text(figure, decimals));
    return Double.compare(figure, limit) != 0
        && Double.isFinite(figure)
        && Math.signum(shown - limit) != Math.signum(figure - limit);
  }

  private static String text(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  private static String limit(double limit) {
    return limit == Math.rint(limit) ? text(limit, 0) : Double.toString(limit);
  }
}
