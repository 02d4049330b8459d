package org.xmlbench.piximal.engine.scan;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks at eight bytes at a time, as one long; it is fast from its first call. */
public final class WordScanner {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = ONES << 7;
  private static final long LOW = ~HIGH;

  /** As many bytes are looked through for line ends at a time. */
  private static final int LINES = 1 << 9;

  private WordScanner() {}

  /** Eight bytes, the first in the lowest bits. */
  public static long word(byte[] buffer, int from) {
    return (long) LONGS.get(buffer, from);
  }

  /** Up to eight bytes, the first in the lowest bits. */
  public static long word(byte[] buffer, int from, int length) {
    if (from + Long.BYTES <= buffer.length) {
      long word = (long) LONGS.get(buffer, from);
      return length == Long.BYTES ? word : word & (1L << length * Byte.SIZE) - 1;
    }
    long word = 0;
    for (int i = length - 1; i >= 0; i--) {
      word = word << Byte.SIZE | buffer[from + i] & 0xFF;
    }
    return word;
  }

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
   * The first byte from there on at which a text may stop: any that {@link ByteScanner#text} may
   * stop at, and each from 0x80.
   *
   * @param to is returned where there is none before; eight bytes are behind it
   */
  public static int textStop(byte[] bytes, int from, int to) {
    for (int at = from; at < to; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      // The high bits of ASCII bytes that are sought, and of each from 0x80, of which the lowest
      // is right: what is subtracted borrows from bytes above it alone. '<' and '>' are the same
      // but for one bit.
      long stops = word | ((word | ONES << 1) ^ ONES * '>') - ONES | (word ^ ONES * '&') - ONES;
      if (((stops | word - ONES * ' ') & HIGH) != 0) {
        long ascii = word & LOW;
        long blank = ascii + ONES * (0x80 - '\t') & ~(ascii + ONES * (0x80 - '\n' - 1));
        stops = (stops | ~(ascii + ONES * (0x80 - ' ') | blank)) & HIGH;
        if (stops != 0) {
          return Math.min(at + Long.numberOfTrailingZeros(stops) / Byte.SIZE, to);
        }
      }
    }
    return to;
  }

  /** The same of a value; a zero stands behind it somewhere, and eight bytes behind that. */
  public static int valueStop(byte[] bytes, int from) {
    for (int at = from; ; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      // As in a text. '&' and '\'' are the same but for one bit.
      long stops =
          word
              | word - ONES * ' '
              | ((word | ONES) ^ ONES * '\'') - ONES
              | (word ^ ONES * '"') - ONES
              | (word ^ ONES * '<') - ONES;
      stops &= HIGH;
      if (stops != 0) {
        return at + Long.numberOfTrailingZeros(stops) / Byte.SIZE;
      }
    }
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
  public static int ascii(byte[] bytes, int from, int limit) {
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
    int bound = from + (to - from & -Long.BYTES);
    for (int at = from; at < bound; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      trails += Long.bitCount(word & ~(word << 1) & HIGH);
    }
    for (int at = bound; at < to; at++) {
      trails += Utf8.isTrail(bytes[at]) ? 1 : 0;
    }
    return to - from - trails;
  }

  /** How many UTF-16 units the characters have that are in those bytes. */
  public static int units(byte[] bytes, int from, int to) {
    int units = to - from;
    int at = from;
    for (; at + Long.BYTES <= to; at += Long.BYTES) {
      units += beyondBytes((long) LONGS.get(bytes, at));
    }
    return at == to ? units : units + beyondBytes(word(bytes, at, to - at));
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

  /**
   * How many lines end in those bytes, by section 2.11: a carriage return with a line feed is one
   * end.
   *
   * @param afterReturn whether a carriage return is before them, which is counted already
   * @return that, and in the lower half the byte behind the last end; {@code from} where none is
   */
  static long lineEnds(byte[] bytes, int from, int to, boolean afterReturn) {
    int ends = 0;
    // The last bytes in which a line ends are searched once.
    int some = from;
    int someEnd = from;
    boolean after = afterReturn;
    for (int at = from; at < to; at += LINES) {
      int end = Math.min(to, at + LINES);
      int feeds = after ? -1 : lineFeeds(bytes, at, end);
      int counted = feeds < 0 ? eachLineEnd(bytes, at, end, after) : feeds;
      after = feeds < 0 && bytes[end - 1] == '\r';
      ends += counted;
      if (counted > 0 || feeds < 0 && behindLineEnd(bytes, at, at, end) > at) {
        some = at;
        someEnd = end;
      }
    }
    return (long) ends << Integer.SIZE | behindLineEnd(bytes, from, some, someEnd);
  }

  static int plainLineFeeds(byte[] bytes, int from, int to) {
    int feeds = 0;
    int bound = from + (to - from & -Long.BYTES);
    boolean isPlain = true;
    boolean hadSome = false;
    for (int some = from; some < bound && isPlain; some += LINES) {
      int end = Math.min(bound, some + LINES);
      if (hadSome || !isWithoutControls(bytes, some, end)) {
        int counted = asciiLineFeeds(bytes, some, end);
        hadSome = counted > 0;
        isPlain = counted >= 0;
        feeds += counted;
      }
    }
    for (int at = bound; at < to; at++) {
      feeds += bytes[at] == '\n' ? 1 : 0;
      isPlain &= bytes[at] != '\r' && bytes[at] >= 0;
    }
    return isPlain ? feeds : -1;
  }

  private static boolean isWithoutControls(byte[] bytes, int from, int to) {
    long some = 0;
    for (int at = from; at < to; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      some |= word | word - ONES * ' ';
    }
    return (some & HIGH) == 0;
  }

  /** Those of so few words that as many ones can be added to a byte; -1 as above. */
  private static int asciiLineFeeds(byte[] bytes, int from, int to) {
    long others = 0;
    long high = 0;
    // The high bit of a byte is clear here where one at its place was a carriage return.
    long noReturns = HIGH;
    for (int at = from; at < to; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      high |= word;
      // Of bytes below 0x80 each becomes one from there, but for the one that is sought.
      others += (word ^ ONES * '\n') + LOW >>> 7 & ONES;
      noReturns &= (word ^ ONES * '\r') + LOW;
    }
    return ((high | ~noReturns) & HIGH) == 0 ? to - from - sum(others) : -1;
  }

  private static int sum(long word) {
    long evens = word & 0x00FF00FF00FF00FFL;
    long pairs = evens + (word >>> 8 & 0x00FF00FF00FF00FFL);
    return (int) (pairs * 0x0001000100010001L >>> 48);
  }

  /** Behind the last line end of those bytes, of which there is one, unless they are none. */
  public static int behindLineEnd(byte[] bytes, int from, int begin, int end) {
    int at = end;
    for (; at - Long.BYTES >= begin; at -= Long.BYTES) {
      long word = (long) LONGS.get(bytes, at - Long.BYTES);
      long ends = equal(word, '\n') | equal(word, '\r');
      if (ends != 0) {
        return at - Long.numberOfLeadingZeros(ends) / Byte.SIZE;
      }
    }
    while (at > begin && bytes[at - 1] != '\n' && bytes[at - 1] != '\r') {
      at--;
    }
    return at > begin ? at : from;
  }

  /** How many line feeds there are; -1 where there is a carriage return. */
  private static int lineFeeds(byte[] bytes, int from, int to) {
    int feeds = 0;
    long returns = 0;
    int bound = from + (to - from & -Long.BYTES);
    for (int at = from; at < bound; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      feeds += Long.bitCount(equal(word, '\n'));
      long zero = word ^ ONES * '\r';
      returns |= zero - ONES & ~zero;
    }
    for (int at = bound; at < to; at++) {
      feeds += bytes[at] == '\n' ? 1 : 0;
      returns |= bytes[at] == '\r' ? HIGH : 0;
    }
    return (returns & HIGH) == 0 ? feeds : -1;
  }

  /** The same as {@link #lineEnds}, byte by byte, without the place. */
  static int eachLineEnd(byte[] bytes, int from, int to, boolean afterReturn) {
    int ends = 0;
    boolean after = afterReturn;
    for (int at = from; at < to; at++) {
      boolean isReturn = bytes[at] == '\r';
      ends += isReturn || bytes[at] == '\n' && !after ? 1 : 0;
      after = isReturn;
    }
    return ends;
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
