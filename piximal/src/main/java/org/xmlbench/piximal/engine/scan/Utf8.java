package org.xmlbench.piximal.engine.scan;

/**
 * Characters of several bytes: well-formed by Unicode's table 3-7, and a Char of production [2].
 */
public final class Utf8 {
  /** The bytes end before the character does. */
  public static final int INCOMPLETE = 0;

  /** No character of XML begins there. */
  public static final int INVALID = -1;

  private Utf8() {}

  /**
   * The bytes of the character at {@code at}, whose first byte is from 0x80: 2 to 4, {@link
   * #INCOMPLETE} or {@link #INVALID}.
   */
  public static int length(byte[] bytes, int at, int limit) {
    int first = bytes[at] & 0xFF;
    if (first < 0xC2 || first > 0xF4) {
      return INVALID;
    }
    if (first < 0xE0) {
      return at + 1 >= limit ? INCOMPLETE : isTrail(bytes[at + 1]) ? 2 : INVALID;
    }
    return first < 0xF0 ? three(bytes, at, limit) : four(bytes, at, limit);
  }

  private static int three(byte[] bytes, int at, int limit) {
    int first = bytes[at] & 0xFF;
    if (at + 1 >= limit) {
      return INCOMPLETE;
    }
    int second = bytes[at + 1] & 0xFF;
    // No longer form than needed, no surrogate.
    boolean fits = first == 0xE0 ? second >= 0xA0 : first != 0xED || second < 0xA0;
    if (!isTrail(bytes[at + 1]) || !fits) {
      return INVALID;
    }
    if (at + 2 >= limit) {
      return INCOMPLETE;
    }
    // U+FFFE and U+FFFF are no Char.
    boolean character = first != 0xEF || second != 0xBF || (bytes[at + 2] & 0xFF) < 0xBE;
    return isTrail(bytes[at + 2]) && character ? 3 : INVALID;
  }

  private static int four(byte[] bytes, int at, int limit) {
    int first = bytes[at] & 0xFF;
    if (at + 1 >= limit) {
      return INCOMPLETE;
    }
    int second = bytes[at + 1] & 0xFF;
    boolean fits = first == 0xF0 ? second >= 0x90 : first != 0xF4 || second < 0x90;
    if (!isTrail(bytes[at + 1]) || !fits) {
      return INVALID;
    }
    for (int i = at + 2; i < at + 4; i++) {
      if (i >= limit) {
        return INCOMPLETE;
      }
      if (!isTrail(bytes[i])) {
        return INVALID;
      }
    }
    return 4;
  }

  /** Whether a byte is one of a character, but not its first. */
  public static boolean isTrail(byte b) {
    return (b & 0xC0) == 0x80;
  }

  /** The character of that many bytes, which are known to be one; of one byte, that. */
  public static int codePoint(byte[] bytes, int at, int length) {
    return switch (length) {
      case 1 -> bytes[at];
      case 2 -> (bytes[at] & 0x1F) << 6 | bytes[at + 1] & 0x3F;
      case 3 -> (bytes[at] & 0x0F) << 12 | (bytes[at + 1] & 0x3F) << 6 | bytes[at + 2] & 0x3F;
      default ->
          (bytes[at] & 0x07) << 18
              | (bytes[at + 1] & 0x3F) << 12
              | (bytes[at + 2] & 0x3F) << 6
              | bytes[at + 3] & 0x3F;
    };
  }

  public static int write(int character, byte[] bytes, int at) {
    if (character < 0x80) {
      bytes[at] = (byte) character;
      return 1;
    }
    if (character < 0x800) {
      bytes[at] = (byte) (0xC0 | character >> 6);
      bytes[at + 1] = (byte) (0x80 | character & 0x3F);
      return 2;
    }
    if (character < 0x10000) {
      bytes[at] = (byte) (0xE0 | character >> 12);
      bytes[at + 1] = (byte) (0x80 | character >> 6 & 0x3F);
      bytes[at + 2] = (byte) (0x80 | character & 0x3F);
      return 3;
    }
    bytes[at] = (byte) (0xF0 | character >> 18);
    bytes[at + 1] = (byte) (0x80 | character >> 12 & 0x3F);
    bytes[at + 2] = (byte) (0x80 | character >> 6 & 0x3F);
    bytes[at + 3] = (byte) (0x80 | character & 0x3F);
    return 4;
  }

  /** Production [2] Char. */
  public static boolean isChar(int character) {
    return character >= 0x20
        ? character <= 0xD7FF
            || character >= 0xE000 && character <= 0xFFFD
            || character >= 0x10000 && character <= 0x10FFFF
        : character == '\t' || character == '\n' || character == '\r';
  }

  /** Decodes known characters, and returns how many UTF-16 units these are. */
  public static int decode(byte[] bytes, int from, int to, char[] into, int at) {
    int in = from;
    int out = at;
    while (in < to) {
      int first = bytes[in];
      if (first >= 0) {
        // A loop of this form is made one of vectors by C2.
        int ascii = WordScanner.ascii(bytes, in, to);
        for (int i = 0; i < ascii; i++) {
          into[out + i] = (char) bytes[in + i];
        }
        in += ascii;
        out += ascii;
      } else if (first < (byte) 0xE0) {
        into[out++] = (char) ((first & 0x1F) << 6 | bytes[in + 1] & 0x3F);
        in += 2;
      } else if (first < (byte) 0xF0) {
        into[out++] =
            (char) ((first & 0x0F) << 12 | (bytes[in + 1] & 0x3F) << 6 | bytes[in + 2] & 0x3F);
        in += 3;
      } else {
        int character = codePoint(bytes, in, 4);
        into[out++] = Character.highSurrogate(character);
        into[out++] = Character.lowSurrogate(character);
        in += 4;
      }
    }
    return out - at;
  }
}
