package org.xmlbench.piximal.engine.input;

import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/**
 * Production [80] EncodingDecl, looked for before anything is read: whatever is wrong about the
 * declaration that it stands in is found once that is read.
 */
public final class DeclaredEncoding {
  private static final byte[] BEGIN = "<?xml".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] ENCODING = "encoding".getBytes(StandardCharsets.US_ASCII);

  /** {@code <}, {@code ?} and {@code >} in EBCDIC. */
  private static final byte EBCDIC_LESS = 0x4C;

  private static final byte EBCDIC_QUESTION = 0x6F;
  private static final byte EBCDIC_MORE = 0x6E;

  /** A mark and {@code <?xml} in UTF-32, and the end of a declaration behind that. */
  private static final int BEGIN_BYTES = 32;

  /** The end of a declaration in UTF-32. */
  private static final int END_BYTES = 8;

  private DeclaredEncoding() {}

  /** The name in a declaration that begins there, in ASCII; null where none is. */
  static String find(byte[] bytes, int from, int to) {
    int begin = from + BEGIN.length;
    if (!standsAt(BEGIN, bytes, from, to) || begin >= to || !ByteClasses.isSpace(bytes[begin])) {
      return null;
    }
    for (int at = begin; at < to && bytes[at] != '>'; at++) {
      if (ByteClasses.isSpace(bytes[at]) && standsAt(ENCODING, bytes, at + 1, to)) {
        String name = name(bytes, at + 1 + ENCODING.length, to);
        if (name != null) {
          return name;
        }
      }
    }
    return null;
  }

  /**
   * Behind the declaration that begins there; {@code from} where none does, or not all is there.
   */
  public static int behind(byte[] bytes, int from, int to) {
    if (!standsAt(BEGIN, bytes, from, to)) {
      return from;
    }
    int at = from + BEGIN.length;
    while (at < to && bytes[at] != '>') {
      at++;
    }
    return at < to && bytes[at - 1] == '?' ? at + 1 : from;
  }

  private static boolean standsAt(byte[] what, byte[] bytes, int at, int to) {
    if (at + what.length > to) {
      return false;
    }
    for (int i = 0; i < what.length; i++) {
      if (bytes[at + i] != what[i]) {
        return false;
      }
    }
    return true;
  }

  /** The quoted name behind an equals sign; null where it is none, or cut. */
  private static String name(byte[] bytes, int from, int to) {
    int at = ByteClasses.skipSpace(bytes, from, to);
    if (at >= to || bytes[at] != '=') {
      return null;
    }
    int quote = ByteClasses.skipSpace(bytes, at + 1, to);
    if (quote >= to || bytes[quote] != '"' && bytes[quote] != '\'') {
      return null;
    }
    int end = quote + 1;
    while (end < to && isOfName(bytes[end], end == quote + 1)) {
      end++;
    }
    boolean isWhole = end < to && bytes[end] == bytes[quote] && end > quote + 1;
    return isWhole
        ? new String(bytes, quote + 1, end - quote - 1, StandardCharsets.ISO_8859_1)
        : null;
  }

  /** Production [81] EncName. */
  public static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) >= 0x80 || !isOfName((byte) name.charAt(i), i == 0)) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  private static boolean isOfName(byte b, boolean first) {
    boolean letter = b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z';
    return letter || !first && (b >= '0' && b <= '9' || b == '.' || b == '_' || b == '-');
  }

  /**
   * Whether so much of a document is there that its declaration is, or that it has none.
   *
   * @param bytes its first ones, in any encoding that has those of ASCII, or such beside zeros
   * @param before of so many that was not so yet: they are not looked at again
   */
  static boolean isThere(byte[] bytes, int before, int length) {
    if (length > 0 && bytes[0] == EBCDIC_LESS) {
      return isThereInEbcdic(bytes, Math.max(2, before - 1), length);
    }
    int from = before < BEGIN_BYTES ? 0 : before - END_BYTES;
    int seen = before < BEGIN_BYTES ? 0 : BEGIN.length;
    boolean mayEnd = false;
    for (int i = from; i < length; i++) {
      byte b = bytes[i];
      if (b <= 0) {
        // Zeros of UTF-16, and a byte order mark.
        continue;
      }
      if (seen < BEGIN.length) {
        if (b != BEGIN[seen++]) {
          return true;
        }
      } else if (mayEnd && b == '>') {
        return true;
      } else {
        mayEnd = b == '?';
      }
    }
    return false;
  }

  private static boolean isThereInEbcdic(byte[] bytes, int from, int length) {
    for (int i = from; i < length - 1; i++) {
      if (bytes[i] == EBCDIC_QUESTION && bytes[i + 1] == EBCDIC_MORE) {
        return true;
      }
    }
    return length > 1 && bytes[1] != EBCDIC_QUESTION;
  }
}
