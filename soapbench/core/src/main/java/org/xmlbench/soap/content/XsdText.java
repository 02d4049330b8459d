package org.xmlbench.soap.content;

import java.util.Base64;

/**
 * Values as XML Schema writes them (Part 2, section 3.2), which is not always how Java does: {@code
 * INF} for infinity, a plus sign and white space around a number, white space inside base64.
 */
public final class XsdText {
  private static final String INFINITE = "INF";
  private static final String MINUS_INFINITE = "-INF";

  private XsdText() {}

  public static String of(int value) {
    return Integer.toString(value);
  }

  public static String of(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? INFINITE : MINUS_INFINITE;
    }
    return Double.toString(value);
  }

  /** An {@code xsd:base64Binary}. */
  public static String of(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /**
   * An {@code xsd:int}.
   *
   * @throws NumberFormatException when it is none
   */
  public static int toInt(String text) {
    return Integer.parseInt(trimmed(text));
  }

  /**
   * An {@code xsd:double}.
   *
   * @throws NumberFormatException when it is none
   */
  public static double toDouble(String text) {
    String value = trimmed(text);
    return switch (value) {
      case INFINITE -> Double.POSITIVE_INFINITY;
      case MINUS_INFINITE -> Double.NEGATIVE_INFINITY;
      case "NaN" -> Double.NaN;
      default -> finite(value);
    };
  }

  /** Java takes more: {@code Infinity}, hexadecimal numbers, a type's letter at the end. */
  private static double finite(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if ((c < '0' || c > '9') && "+-.eE".indexOf(c) < 0) {
        throw new NumberFormatException("For input string: \"" + value + "\"");
      }
    }
    return Double.parseDouble(value);
  }

  /**
   * An {@code xsd:base64Binary}.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static byte[] toBytes(String text) {
    return Base64.getDecoder().decode(needsNoStripping(text) ? text : withoutWhiteSpace(text));
  }

  private static boolean needsNoStripping(String text) {
    return text.chars().noneMatch(XsdText::isWhiteSpace);
  }

  private static String withoutWhiteSpace(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    text.chars().filter(c -> !isWhiteSpace(c)).forEach(c -> kept.append((char) c));
    return kept.toString();
  }

  /** Most texts have no white space around them, and are not copied. */
  private static String trimmed(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isWhiteSpace(text.charAt(start))) {
      start++;
    }
    while (end > start && isWhiteSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /** XML 1.0, section 2.3. */
  private static boolean isWhiteSpace(int c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
