package org.xmlbench.core.document;

import org.xmlbench.core.ByteSize;
import org.xmlbench.core.UserErrorException;

/**
 * The name of a generated document: {@code family}, {@code family:size} or {@code
 * family:size,seed=n}. Sizes are counts or bytes, with an optional unit {@code KiB}, {@code MiB} or
 * {@code GiB}.
 *
 * @param family name of the family
 * @param size count or bytes; {@link #NO_SIZE} where the name gives none
 * @param seed seed of the values; {@link #DEFAULT_SEED} where the name gives none
 */
public record DocumentName(String family, long size, long seed) {
  /** The size of a name that gives none. */
  public static final long NO_SIZE = -1;

  /** The seed of a name that gives none. */
  public static final long DEFAULT_SEED = 1;

  private static final String SEED = ",seed=";

  /**
   * Reads a name.
   *
   * @throws UserErrorException when a size or seed does not parse or is negative
   */
  public static DocumentName parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return new DocumentName(text, NO_SIZE, DEFAULT_SEED);
    }
    String size = text.substring(colon + 1);
    long seed = DEFAULT_SEED;
    int comma = size.indexOf(SEED);
    if (comma >= 0) {
      seed = number(size.substring(comma + SEED.length()), text, "seed");
      size = size.substring(0, comma);
    }
    return new DocumentName(text.substring(0, colon), size(size, text), seed);
  }

  private static long size(String size, String whole) {
    try {
      return notNegative(ByteSize.parse(size), whole, "size");
    } catch (ArithmeticException e) {
      throw new UserErrorException("document '" + whole + "': the size is too large", e);
    } catch (NumberFormatException e) {
      throw noNumber(size, whole, "size", e);
    }
  }

  private static long number(String digits, String whole, String what) {
    try {
      return notNegative(Long.parseLong(digits), whole, what);
    } catch (NumberFormatException e) {
      throw noNumber(digits, whole, what, e);
    }
  }

  private static long notNegative(long number, String whole, String what) {
    if (number < 0) {
      throw new UserErrorException("document '" + whole + "': the " + what + " is negative");
    }
    return number;
  }

  private static UserErrorException noNumber(
      String digits, String whole, String what, NumberFormatException cause) {
    return new UserErrorException(
        "document '%s': the %s '%s' is not a number (write for example 10000, 64KiB, 4MiB, 1GiB)"
            .formatted(whole, what, digits),
        cause);
  }

  /** This name, with {@code defaultSize} where it gives no size. */
  public DocumentName withDefaultSize(long defaultSize) {
    return size == NO_SIZE ? new DocumentName(family, defaultSize, seed) : this;
  }

  /** The text of a name whose size counts items: digits, without the units of bytes. */
  public String countText() {
    return text(Long.toString(size));
  }

  /** The shortest text that {@link #parse} reads as this name. */
  @Override
  public String toString() {
    return text(ByteSize.text(size));
  }

  private String text(String sizeText) {
    StringBuilder text = new StringBuilder(family);
    if (size != NO_SIZE) {
      text.append(':').append(sizeText);
      if (seed != DEFAULT_SEED) {
        text.append(SEED).append(seed);
      }
    }
    return text.toString();
  }
}
