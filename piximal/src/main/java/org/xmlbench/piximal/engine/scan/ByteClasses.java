package org.xmlbench.piximal.engine.scan;

/**
 * What a byte of UTF-8 may be. A byte from 0x80 belongs to a character of several bytes, which
 * {@link Utf8} judges.
 */
public final class ByteClasses {
  /** Production [3] S. */
  static final int SPACE = 1;

  /** Of a name: an ASCII NameChar, or a byte from 0x80, which is judged where a name is new. */
  static final int NAME = 2;

  /** Needs no look inside text: neither markup, nor a line end that is normalised. */
  static final int TEXT = 4;

  /** Needs no look inside an attribute's value. */
  static final int VALUE = 8;

  /** An ASCII character of production [2] Char. */
  public static final int CHAR = 16;

  /** Production [13] PubidChar. */
  public static final int PUBLIC_ID = 32;

  /** Of bytes from 0 to 255. */
  public static final byte[] OF = new byte[256];

  static {
    for (int c = 0; c < 256; c++) {
      OF[c] = (byte) of(c);
    }
  }

  private ByteClasses() {}

  private static int of(int c) {
    if (c >= 0x80) {
      return NAME;
    }
    boolean space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    boolean digit = c >= '0' && c <= '9';
    boolean name = letter || digit || "_:-.".indexOf(c) >= 0;
    boolean character = space || c >= ' ';
    int classes = space ? SPACE : 0;
    classes |= name ? NAME : 0;
    classes |= character && "<&>\r".indexOf(c) < 0 ? TEXT : 0;
    classes |= c >= ' ' && "<&\"'".indexOf(c) < 0 ? VALUE : 0;
    classes |= character ? CHAR : 0;
    boolean publicId =
        letter || digit || space && c != '\t' || "-'()+,./:=?;!*#@$_%".indexOf(c) >= 0;
    return classes | (publicId ? PUBLIC_ID : 0);
  }

  public static boolean isSpace(byte b) {
    return (OF[b & 0xFF] & SPACE) != 0;
  }

  /** The first byte from there that is no white space, or {@code limit}. */
  public static int skipSpace(byte[] bytes, int from, int limit) {
    int at = from;
    while (at < limit && isSpace(bytes[at])) {
      at++;
    }
    return at;
  }

  public static boolean isText(byte b) {
    return (OF[b & 0xFF] & TEXT) != 0;
  }

  public static boolean isValue(byte b) {
    return (OF[b & 0xFF] & VALUE) != 0;
  }

  /** Whether a byte may be in a name: any from 0x80 may. */
  public static boolean isName(byte b) {
    return (OF[b & 0xFF] & NAME) != 0;
  }
}
