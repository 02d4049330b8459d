package org.xmlbench.results.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.xmlbench.results.stats.Estimate;

/** How figures are written on a terminal. */
final class FigureText {
  private static final int DIGITS = 4;
  private static final double PERCENT = 100;

  private FigureText() {}

  /** Four significant digits, without an exponent. */
  static String number(double value) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return Double.toString(value);
    }
    BigDecimal rounded =
        new BigDecimal(value).round(new MathContext(DIGITS, RoundingMode.HALF_EVEN));
    return rounded.setScale(Math.max(0, rounded.scale()), RoundingMode.UNNECESSARY).toPlainString();
  }

  /**
   * Figure and half width, such as {@code 214.1 +-0.9%}; a dash where there is no figure. How far
   * above the figure itself a margin is says nothing.
   */
  static String withMargin(Estimate estimate) {
    if (estimate == null) {
      return TextTable.ABSENT;
    }
    Double half = estimate.relativeHalfWidth();
    if (half == null || half.isNaN()) {
      return number(estimate.value());
    }
    return number(estimate.value())
        + (half > 1 ? " +- over 100 %" : String.format(Locale.ROOT, " +-%.1f%%", PERCENT * half));
  }

  /** A ratio and its interval, such as {@code 1.124 [1.095, 1.153]}. */
  static String ratio(Estimate ratio) {
    if (ratio == null) {
      return "-";
    }
    return ratio.low() == null
        ? String.format(Locale.ROOT, "%.3f", ratio.value())
        : String.format(Locale.ROOT, "%.3f [%.3f, %.3f]", ratio.value(), ratio.low(), ratio.high());
  }
}
