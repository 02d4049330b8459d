package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * References that need no declaration, by sections 4.1 and 4.6: to characters by their numbers, and
 * to the five entities that every document has. All others are left to {@code References}.
 */
final class CharacterReferences {
  private static final int MOST_DIGITS = 9;
  private static final long LT = 0x3B746C26L;
  private static final long GT = 0x3B746726L;
  private static final long AMP = 0x3B706D6126L;
  private static final long QUOT = 0x3B746F757126L;
  private static final long APOS = 0x3B736F706126L;

  private CharacterReferences() {}

  /**
   * The byte behind the reference that begins there, with its {@code &}; -1 where {@code
   * References} has to read it.
   */
  static int behind(byte[] b, int at, int limit) {
    if (at + 1 < limit && b[at + 1] == '#') {
      return behindNumber(b, at, limit);
    }
    int length = Math.min(Long.BYTES, limit - at);
    long word = WordScanner.word(b, at, length);
    int bytes = character(word) < 0 ? -1 : bytes(word);
    return bytes < 0 || bytes > length ? -1 : at + bytes;
  }

  private static int bytes(long word) {
    int first = (int) word;
    return first == LT || first == GT ? 4 : (word & 0xFFFFFFFFFFL) == AMP ? 5 : 6;
  }

  private static int character(long word) {
    int first = (int) word;
    if (first == LT) {
      return '<';
    }
    if (first == GT) {
      return '>';
    }
    if ((word & 0xFFFFFFFFFFL) == AMP) {
      return '&';
    }
    long six = word & 0xFFFFFFFFFFFFL;
    return six == QUOT ? '"' : six == APOS ? '\'' : -1;
  }

  private static int behindNumber(byte[] b, int at, int limit) {
    int end = at + 2;
    int most = Math.min(limit, at + 3 + MOST_DIGITS);
    while (end < most && b[end] != ';') {
      end++;
    }
    return end < most && Utf8.isChar(number(b, at)) ? end + 1 : -1;
  }

  /** The number of a reference that ends with a semicolon; less than 0 where it is none. */
  private static int number(byte[] b, int at) {
    boolean hex = b[at + 2] == 'x';
    int radix = hex ? 16 : 10;
    int first = at + (hex ? 3 : 2);
    long value = 0;
    int next = first;
    for (; b[next] != ';'; next++) {
      int digit = b[next] < 0 ? -1 : Character.digit(b[next], radix);
      if (digit < 0) {
        return -1;
      }
      value = value * radix + digit;
    }
    return next == first || value > Character.MAX_CODE_POINT ? -1 : (int) value;
  }

  /** The character that a reference stands for, which {@link #behind} has found right. */
  static int character(byte[] b, int at) {
    return b[at + 1] == '#'
        ? number(b, at)
        : character(WordScanner.word(b, at, Math.min(Long.BYTES, b.length - at)));
  }

  /**
   * Appends a value normalised by section 3.3.3, as that of an attribute which is not declared. Its
   * references have all been found right.
   */
  static void normalize(byte[] b, int from, int to, ByteBuilder into) {
    int copied = from;
    int at = from;
    while (at < to) {
      byte c = b[at];
      if (c < 0 || c >= ' ' && c != '&') {
        at++;
        continue;
      }
      into.add(b, copied, at);
      if (c == '&') {
        into.addCharacter(character(b, at));
        at = behind(b, at, to);
      } else {
        into.add(' ');
        at += c == '\r' && at + 1 < to && b[at + 1] == '\n' ? 2 : 1;
      }
      copied = at;
    }
    into.add(b, copied, to);
  }
}
