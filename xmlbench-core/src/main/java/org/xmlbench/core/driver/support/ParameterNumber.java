package org.xmlbench.core.driver.support;

public final class ParameterNumber {
  private ParameterNumber() {}

  /**
   * The number.
   *
   * @throws IllegalArgumentException when it is none, or not between these two
   */
  public static int of(String parameter, String value, int least, int most) {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // It is none: the same line says so.
    }
    throw new IllegalArgumentException(
        "%s=%s: must be a whole number from %d to %d".formatted(parameter, value, least, most));
  }
}
