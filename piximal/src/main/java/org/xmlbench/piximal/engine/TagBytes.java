package org.xmlbench.piximal.engine;

import java.util.Arrays;

/** The bytes of a tag, from its {@code <} to its {@code >}, compared eight at a time. */
final class TagBytes {
  final int length;

  private final byte[] bytes;

  /** The first eight, the first in the lowest bits, zeros where there are fewer. */
  private final long first;

  /** The bits of {@link #first} that are its own. */
  private final long mask;

  /** The next eight; 0 where there are not so many. */
  private final long second;

  /** The last eight; 0 where there are no more than eight. */
  private final long last;

  /** Those bytes, which nobody changes. */
  TagBytes(byte[] bytes) {
    this.bytes = bytes;
    this.length = bytes.length;
    this.first = SymbolTable.word(bytes, 0, Math.min(length, Long.BYTES));
    this.mask = length >= Long.BYTES ? -1 : (1L << length * Byte.SIZE) - 1;
    this.second = length >= 2 * Long.BYTES ? SymbolTable.word(bytes, Long.BYTES) : 0;
    this.last = length > Long.BYTES ? SymbolTable.word(bytes, length - Long.BYTES) : 0;
  }

  /** A start tag that has nothing in it but that name. */
  static TagBytes start(byte[] name) {
    return around("<", name);
  }

  /** The end tag of that name, without white space. */
  static TagBytes end(byte[] name) {
    return around("</", name);
  }

  private static TagBytes around(String before, byte[] name) {
    int begin = before.length();
    byte[] bytes = new byte[begin + name.length + 1];
    for (int i = 0; i < begin; i++) {
      bytes[i] = (byte) before.charAt(i);
    }
    System.arraycopy(name, 0, bytes, begin, name.length);
    bytes[begin + name.length] = '>';
    return new TagBytes(bytes);
  }

  /**
   * Whether they stand there.
   *
   * @param at has eight bytes behind it
   */
  boolean standAt(byte[] buffer, int at, int limit) {
    return (SymbolTable.word(buffer, at) & mask) == first
        && at + length <= limit
        && (length <= Long.BYTES || restStandsAt(buffer, at));
  }

  private boolean restStandsAt(byte[] buffer, int at) {
    int end = at + length;
    return SymbolTable.word(buffer, end - Long.BYTES) == last
        && (length <= 2 * Long.BYTES
            || SymbolTable.word(buffer, at + Long.BYTES) == second
                && (length <= 3 * Long.BYTES || middleStandsAt(buffer, at)));
  }

  private boolean middleStandsAt(byte[] buffer, int at) {
    int from = 2 * Long.BYTES;
    int to = length - Long.BYTES;
    return Arrays.equals(bytes, from, to, buffer, at + from, at + to);
  }

  /** A part of them as a string. */
  String text(int from, int to) {
    return ValueStrings.string(bytes, from, to);
  }
}
