package org.xmlbench.core.driver.foreign;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
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

  /** The number of bytes before the zero byte. */
  static int length(long address) {
    int length = 0;
    while (MEMORY.get(ValueLayout.JAVA_BYTE, address + length) != 0) {
      length++;
    }
    return length;
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
