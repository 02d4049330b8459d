package org.xmlbench.suite.cli;

import java.math.BigInteger;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Numbers on the command line, refused in words of users rather than in Java's. */
final class WholeNumber {
  private WholeNumber() {}

  /** For all options of all commands that are whole numbers. */
  static void register(CommandLine commands) {
    commands.registerConverter(
        int.class, text -> (int) parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
    commands.registerConverter(
        Integer.class, text -> (int) parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
    commands.registerConverter(long.class, text -> parse(text, Long.MIN_VALUE, Long.MAX_VALUE));
    commands.registerConverter(Long.class, text -> parse(text, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  private static long parse(String text, long least, long most) {
    BigInteger number;
    try {
      number = new BigInteger(text.strip());
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'%s' is not a whole number".formatted(text));
    }
    if (number.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new TypeConversionException("%s is too large, at most %d".formatted(number, most));
    }
    if (number.compareTo(BigInteger.valueOf(least)) < 0) {
      throw new TypeConversionException("%s is too small, at least %d".formatted(number, least));
    }
    return number.longValueExact();
  }
}
