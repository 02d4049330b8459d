package org.xmlbench.piximal.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks at eight bytes at a time, as one long; it is fast from its first call. */
final class WordScanner {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = ONES << 7;
  private static final long LOW = ~HIGH;

  private WordScanner() {}

  static int text(byte[] bytes, int from, int limit) {
    int at = from;
    while (at + Long.BYTES <= limit) {
      long word = (long) LONGS.get(bytes, at);
      // '<' and '>' are the same but for one bit.
      long stop = belowSpaceOrHigh(word) | equal(word | ONES << 1, '>') | equal(word, '&');
      if (stop == 0) {
        at += Long.BYTES;
        continue;
      }
      at += Long.numberOfTrailingZeros(stop) / Byte.SIZE;
      if (bytes[at] != '\n' && bytes[at] != '\t') {
        return at;
      }
      at++;
    }
    while (at < limit && ByteClasses.isText(bytes[at])) {
      at++;
    }
    return at;
  }

  /**
   * As {@link ByteScanner#text} of the next eight bytes alone, without a loop: most texts are
   * short.
   */
  static int shortText(byte[] bytes, int at) {
    long word = (long) LONGS.get(bytes, at);
    long stops = belowSpaceOrHigh(word) | equal(word | ONES << 1, '>') | equal(word, '&');
    stops &= ~(equal(word, '\n') | equal(word, '\t'));
    // Of no bit there are 64 zeros.
    return at + Long.numberOfTrailingZeros(stops) / Byte.SIZE;
  }

  static int value(byte[] bytes, int from, int limit) {
    int at = from;
    while (at + Long.BYTES <= limit) {
      long word = (long) LONGS.get(bytes, at);
      long stop =
          belowSpaceOrHigh(word)
              | equal(word, '"')
              // '&' and '\'' are the same but for one bit.
              | equal(word | ONES, '\'')
              | equal(word, '<');
      if (stop != 0) {
        return at + Long.numberOfTrailingZeros(stop) / Byte.SIZE;
      }
      at += Long.BYTES;
    }
    while (at < limit && ByteClasses.isValue(bytes[at])) {
      at++;
    }
    return at;
  }

  /** How many bytes from there are ASCII, up to {@code limit}. */
  static int ascii(byte[] bytes, int from, int limit) {
    int at = from;
    while (at + Long.BYTES <= limit) {
      long high = (long) LONGS.get(bytes, at) & HIGH;
      if (high != 0) {
        return at + Long.numberOfTrailingZeros(high) / Byte.SIZE - from;
      }
      at += Long.BYTES;
    }
    while (at < limit && bytes[at] >= 0) {
      at++;
    }
    return at - from;
  }

  /** How many characters the bytes are, of which each has one byte that is no trail. */
  static long characters(byte[] bytes, int from, int to) {
    long trails = 0;
    int at = from;
    for (; at + Long.BYTES <= to; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      trails += Long.bitCount(word & ~(word << 1) & HIGH);
    }
    for (; at < to; at++) {
      trails += Utf8.isTrail(bytes[at]) ? 1 : 0;
    }
    return to - from - trails;
  }

  /** How many UTF-16 units the characters have that are in those bytes. */
  static int units(byte[] bytes, int from, int to) {
    int units = to - from;
    int at = from;
    for (; at + Long.BYTES <= to; at += Long.BYTES) {
      units += beyondBytes((long) LONGS.get(bytes, at));
    }
    return at == to ? units : units + beyondBytes(SymbolTable.word(bytes, at, to - at));
  }

  /** Units less bytes: a trail has no unit, and the first of four bytes has two. */
  private static int beyondBytes(long word) {
    if ((word & HIGH) == 0) {
      return 0;
    }
    long trails = word & ~(word << 1) & HIGH;
    long fours = word & word << 1 & word << 2 & word << 3 & HIGH;
    return Long.bitCount(fours) - Long.bitCount(trails);
  }

  /** The high bit of each of eight bytes that is a line feed. */
  static long lineFeeds(byte[] bytes, int at) {
    return equal((long) LONGS.get(bytes, at), '\n');
  }

  /** The high bit of each of eight bytes that is a carriage return. */
  static long returns(byte[] bytes, int at) {
    return equal((long) LONGS.get(bytes, at), '\r');
  }

  /** The high bit of each byte that is a control character or none of ASCII. */
  private static long belowSpaceOrHigh(long word) {
    return ~((word & LOW) + ONES * (0x80 - ' ')) & HIGH | word & HIGH;
  }

  /** The high bit of each byte that is that one, which is one of ASCII. */
  private static long equal(long word, int b) {
    long zero = word ^ ONES * b;
    return ~((zero & LOW) + LOW | zero | LOW);
  }
}
