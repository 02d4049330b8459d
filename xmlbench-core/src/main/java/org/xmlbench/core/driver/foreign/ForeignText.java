package org.xmlbench.core.driver.foreign;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Makes Java's characters of UTF-8 in a library's memory. Not safe for use by several threads. It
 * believes the library: what it is given must be UTF-8, and end where it is said to.
 */
@SuppressWarnings("restricted") // A driver of such a library is native access.
public final class ForeignText {
  /** All of the process' memory: addresses are those that the library hands over. */
  public static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

  /** An address in memory. */
  public static final ValueLayout.OfLong POINTER = ValueLayout.JAVA_LONG_UNALIGNED;

  private static final ValueLayout.OfLong WORD =
      ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private byte[] bytes = new byte[4096];
  private char[] chars = new char[4096];

  /** The characters made last; their number is what {@link #decode} returned. */
  public char[] chars() {
    return chars;
  }

  /** Decodes so many bytes; returns the number of code units, which are in {@link #chars()}. */
  public int decode(long address, int length) {
    load(address, length);
    if (chars.length < length) {
      chars = new char[Math.max(length, 2 * chars.length)];
    }
    byte[] from = bytes;
    char[] to = chars;
    int ascii = 0;
    while (ascii < length && from[ascii] >= 0) {
      to[ascii] = (char) from[ascii];
      ascii++;
    }
    return ascii == length ? length : decodeRest(ascii, length);
  }

  /** The string of so many bytes. */
  public String string(long address, int length) {
    load(address, length);
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  /** The string that ends with a zero byte; {@code null} for the null pointer. */
  public String string(long address) {
    return address == 0 ? null : string(address, length(address));
  }

  /** As {@link #decode(long, int)}, of bytes that end with a zero byte. */
  public int decode(long address) {
    return decode(address, length(address));
  }

  /**
   * The number of bytes before the zero byte. A word that begins where words do lies in one page of
   * memory: so what is read beyond the zero byte is memory that can be read.
   */
  static int length(long address) {
    long at = address;
    while (at % Long.BYTES != 0) {
      if (MEMORY.get(ValueLayout.JAVA_BYTE, at) == 0) {
        return Math.toIntExact(at - address);
      }
      at++;
    }
    while (true) {
      long word = MEMORY.get(WORD, at);
      long zeros = word - ONES & ~word & HIGH_BITS;
      if (zeros != 0) {
        return Math.toIntExact(at - address + Long.numberOfTrailingZeros(zeros) / Byte.SIZE);
      }
      at += Long.BYTES;
    }
  }

  private void load(long address, int length) {
    if (bytes.length < length) {
      bytes = new byte[Math.max(length, 2 * bytes.length)];
    }
    MemorySegment.copy(MEMORY, ValueLayout.JAVA_BYTE, address, bytes, 0, length);
  }

  private int decodeRest(int ascii, int length) {
    int at = ascii;
    int units = ascii;
    while (at < length) {
      int first = bytes[at];
      if (first >= 0) {
        chars[units++] = (char) first;
        at++;
      } else if (first < (byte) 0xE0) {
        chars[units++] = (char) ((first & 0x1F) << 6 | bytes[at + 1] & 0x3F);
        at += 2;
      } else if (first < (byte) 0xF0) {
        chars[units++] =
            (char) ((first & 0x0F) << 12 | (bytes[at + 1] & 0x3F) << 6 | bytes[at + 2] & 0x3F);
        at += 3;
      } else {
        int point =
            (first & 0x07) << 18
                | (bytes[at + 1] & 0x3F) << 12
                | (bytes[at + 2] & 0x3F) << 6
                | bytes[at + 3] & 0x3F;
        chars[units++] = Character.highSurrogate(point);
        chars[units++] = Character.lowSurrogate(point);
        at += 4;
      }
    }
    return units;
  }
}
