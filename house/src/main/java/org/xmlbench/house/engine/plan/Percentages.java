package org.xmlbench.house.engine.plan;

import java.math.BigDecimal;
import org.xmlbench.core.UserErrorException;

/** Percentages as people write them: {@code 2%}, {@code 0.5 %}, or the share, {@code 0.02}. */
public final class Percentages {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal MOST = new BigDecimal("0.5");
  private static final String FORM = "\\d{1,3}(\\.\\d{1,6})?\\s?%";
  private static final String SHARE = "(\\d{1,9}(\\.\\d{0,18})?|\\.\\d{1,18})([eE]-?\\d{1,2})?";

  private Percentages() {}

  /**
   * Reads a percentage above 0 and at most 50 %; returns 0.02 for {@code 2%}.
   *
   * @param option the option's name, for the message
   * @throws UserErrorException when it does not parse or is out of range
   */
  public static double parse(String option, String text) {
    BigDecimal share = read(text);
    if (share != null && share.signum() > 0 && share.compareTo(MOST) <= 0) {
      return share.doubleValue();
    }
    throw new UserErrorException(
        option + " '" + text + "': write a percentage above 0% and up to 50%, for example 2%");
  }

  /**
   * Reads a percentage whose range is checked by what takes it; returns 0.02 for {@code 2%}.
   *
   * @param option the option's name, for the message
   * @throws UserErrorException when it does not parse
   */
  public static double share(String option, String text) {
    BigDecimal share = read(text);
    if (share == null) {
      throw new UserErrorException(
          option + " '" + text + "': write a percentage, for example 2%, or the share, 0.02");
    }
    return share.doubleValue();
  }

  /** The share; {@code null} where the text has neither form. */
  private static BigDecimal read(String text) {
    String given = text.strip();
    if (given.matches(FORM)) {
      return new BigDecimal(given.replace("%", "").strip()).divide(HUNDRED);
    }
    return given.matches(SHARE) ? new BigDecimal(given) : null;
  }

  /** The same form: {@code 2%} for 0.02. */
  public static String format(double share) {
    return BigDecimal.valueOf(share).multiply(HUNDRED).stripTrailingZeros().toPlainString() + "%";
  }
}
