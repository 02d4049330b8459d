package org.xmlbench.results.forks;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers for a chart: as many digits as can be seen, so that the page stays small. */
final class ChartNumber {
  private static final MathContext DIGITS = new MathContext(4);

  private ChartNumber() {}

  /** Four significant digits. */
  static double of(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }
}
