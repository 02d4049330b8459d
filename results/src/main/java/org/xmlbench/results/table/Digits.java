package org.xmlbench.results.table;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers of four significant digits. */
public final class Digits {
  private static final MathContext FOUR = new MathContext(4, RoundingMode.HALF_EVEN);

  private Digits() {}

  /** The number without an exponent. */
  public static String four(double value) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return Double.toString(value);
    }
    BigDecimal rounded = new BigDecimal(value).round(FOUR);
    return rounded.setScale(Math.max(0, rounded.scale()), RoundingMode.UNNECESSARY).toPlainString();
  }
}
