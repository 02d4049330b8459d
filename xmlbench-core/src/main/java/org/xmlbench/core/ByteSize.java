package org.xmlbench.core;

/**
 * Sizes as users write them: a number, or a number with the unit {@code KiB}, {@code MiB} or {@code
 * GiB}.
 */
public final class ByteSize {
  private ByteSize() {}

  /**
   * Reads a size.
   *
   * @throws NumberFormatException when it is no number, with or without a unit
   * @throws ArithmeticException when it is more than a long holds
   */
  public static long parse(String text) {
    for (Unit unit : Unit.values()) {
      if (text.endsWith(unit.name())) {
        String digits = text.substring(0, text.length() - unit.name().length());
        return Math.multiplyExact(Long.parseLong(digits), unit.bytes);
      }
    }
    return Long.parseLong(text);
  }

  /** The shortest text that {@link #parse} reads as this size. */
  public static String text(long bytes) {
    for (Unit unit : Unit.values()) {
      if (bytes > 0 && bytes % unit.bytes == 0) {
        return bytes / unit.bytes + unit.name();
      }
    }
    return Long.toString(bytes);
  }

  /** Largest first, so that the shortest text is found first. */
  private enum Unit {
    GiB(1L << 30),
    MiB(1L << 20),
    KiB(1L << 10);

    private final long bytes;

    Unit(long bytes) {
      this.bytes = bytes;
    }
  }
}
