package org.xmlbench.probes.writer;

import java.nio.charset.StandardCharsets;

/** What a character becomes where it would be read as markup, by the place in which it stands. */
final class Escapes {
  /** The most characters of one escape. */
  static final int LONGEST = 6;

  /** In a table: the character stands for itself. */
  static final byte PLAIN = 0;

  private static final byte ILLEGAL = -1;
  private static final byte[][] ESCAPES = {
    {},
    bytesOf("&amp;"),
    bytesOf("&lt;"),
    bytesOf("&gt;"),
    bytesOf("&quot;"),
    bytesOf("&#9;"),
    bytesOf("&#10;"),
    bytesOf("&#13;"),
    bytesOf("&apos;"),
  };

  /** What a code unit below 128 becomes: 0 itself, -1 nothing legal, else an index of ESCAPES. */
  static final byte[] IN_TEXT = classes("\t\n\"'");

  static final byte[] IN_DOUBLE_QUOTES = classes(">'");

  static final byte[] IN_SINGLE_QUOTES = classes(">\"");

  /** A CR would be read as a line end, so nothing that has no escapes can hold one. */
  static final byte[] NONE = withoutCarriageReturn(classes("\t\n&<>\"'"));

  private Escapes() {}

  /**
   * The ASCII characters that stand for one below 128.
   *
   * @throws IllegalArgumentException when it cannot stand in that place
   */
  static byte[] of(char unit, byte[] table) {
    byte index = table[unit];
    if (index == ILLEGAL) {
      throw illegal(unit);
    }
    return ESCAPES[index];
  }

  /**
   * The number of code units, one or two, of the character that begins at {@code i}.
   *
   * @throws IllegalArgumentException when it is none that XML allows, or a surrogate is alone
   */
  static int units(char[] source, int i, int to) {
    char unit = source[i];
    if (!Character.isSurrogate(unit)) {
      if (unit > 0xFFFD) {
        throw illegal(unit);
      }
      return 1;
    }
    if (i + 1 == to || !Character.isSurrogatePair(unit, source[i + 1])) {
      throw illegal(unit);
    }
    return 2;
  }

  static IllegalArgumentException illegal(char unit) {
    return new IllegalArgumentException("U+%04X cannot stand here".formatted((int) unit));
  }

  private static byte[] classes(String plain) {
    byte[] table = new byte[128];
    for (int unit = 0; unit < table.length; unit++) {
      table[unit] = plain.indexOf(unit) >= 0 ? PLAIN : classOf((char) unit);
    }
    return table;
  }

  private static byte[] withoutCarriageReturn(byte[] table) {
    table['\r'] = ILLEGAL;
    return table;
  }

  private static byte classOf(char unit) {
    return switch (unit) {
      case '&' -> 1;
      case '<' -> 2;
      case '>' -> 3;
      case '"' -> 4;
      case '\t' -> 5;
      case '\n' -> 6;
      case '\r' -> 7;
      case '\'' -> 8;
      default -> unit < ' ' ? ILLEGAL : PLAIN;
    };
  }

  private static byte[] bytesOf(String ascii) {
    return ascii.getBytes(StandardCharsets.US_ASCII);
  }
}
