package org.xmlbench.suite.plan;

import java.math.BigDecimal;
import org.xmlbench.core.UserErrorException;

/** Percentages as people write them: {@code 2%}, {@code 0.5 %}. */
public final class Percentages {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal MOST = BigDecimal.valueOf(50);
  private static final String FORM = "\\d{1,3}(\\.\\d{1,6})?\\s?%";

  private Percentages() {}

  /**
   * Reads a percentage above 0 and at most 50; returns 0.02 for {@code 2%}.
   *
   * @param option the option's name, for the message
   * @throws UserErrorException when it does not parse or is out of range
   */
  public static double parse(String option, String text) {
    if (text.strip().matches(FORM)) {
      BigDecimal percent = new BigDecimal(text.replace("%", "").strip());
      if (percent.signum() > 0 && percent.compareTo(MOST) <= 0) {
        return percent.divide(HUNDRED).doubleValue();
      }
    }
    throw new UserErrorException(
        option + " '" + text + "': write a percentage above 0% and up to 50%, for example 2%");
  }

  /** The same form: {@code 2%} for 0.02. */
  public static String format(double share) {
    return BigDecimal.valueOf(share).multiply(HUNDRED).stripTrailingZeros().toPlainString() + "%";
  }
}
