package org.xmlbench.results.report;

import java.util.Locale;
import java.util.function.DoubleFunction;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.RatioBound;
import org.xmlbench.results.table.Digits;

public final class FigureText {
  private static final double PERCENT = 100;

  private FigureText() {}

  /** Four significant digits, without an exponent. */
  public static String number(double value) {
    return Digits.four(value);
  }

  /**
   * Figure and half width, such as {@code 214.1 +-0.9%}; a dash where there is no figure. A margin
   * above the figure itself is printed as {@code over 100 %}: its exact size means nothing.
   */
  public static String withMargin(Estimate estimate) {
    if (estimate == null) {
      return TextTable.ABSENT;
    }
    return number(estimate.value())
        + estimate
            .relativeHalfWidth()
            .filter(half -> !half.isNaN())
            .map(
                half ->
                    half > 1
                        ? " +- over 100 %"
                        : String.format(Locale.ROOT, " +-%.1f%%", PERCENT * half))
            .orElse("");
  }

  /**
   * A ratio and its interval, such as {@code 1.124 [1.095, 1.153]}. An end so far out that it
   * bounds nothing is labelled so.
   */
  public static String ratio(Estimate ratio) {
    return interval(ratio, RatioBound::low, RatioBound::high);
  }

  /** Median, least and most, such as {@code 812.4 [790.1, 1204]}; a dash where there is none. */
  public static String spread(ForkSpread spread) {
    return spread == null
        ? TextTable.ABSENT
        : number(spread.median())
            + " ["
            + number(spread.least())
            + ", "
            + number(spread.most())
            + "]";
  }

  /** A figure that may be below 0, such as a power, and its interval. */
  public static String power(Estimate power) {
    return interval(power, FigureText::thousandths, FigureText::thousandths);
  }

  private static String interval(
      Estimate figure, DoubleFunction<String> low, DoubleFunction<String> high) {
    if (figure == null) {
      return TextTable.ABSENT;
    }
    String value = thousandths(figure.value());
    return figure.low() == null
        ? value
        : value + " [" + low.apply(figure.low()) + ", " + high.apply(figure.high()) + "]";
  }

  private static String thousandths(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
