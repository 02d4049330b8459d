package org.xmlbench.piximal.engine;

import java.util.Arrays;

/** A tag that has nothing in it but its name, which is compared eight bytes at a time. */
final class PlainTag {
  /** How many bytes it has. */
  final int length;

  private final byte[] name;

  /** Its first eight bytes, the first in the lowest bits, zeros where it is shorter. */
  private final long first;

  /** The bits of {@link #first} that are its own. */
  private final long mask;

  /** Its last eight bytes; 0 where it has no more than eight. */
  private final long last;

  private PlainTag(String before, byte[] name) {
    this.name = name;
    this.length = before.length() + name.length + 1;
    byte[] bytes = new byte[length];
    for (int i = 0; i < before.length(); i++) {
      bytes[i] = (byte) before.charAt(i);
    }
    System.arraycopy(name, 0, bytes, before.length(), name.length);
    bytes[length - 1] = '>';
    this.first = SymbolTable.word(bytes, 0, Math.min(length, Long.BYTES));
    this.mask = length >= Long.BYTES ? -1 : (1L << length * Byte.SIZE) - 1;
    this.last = length > Long.BYTES ? SymbolTable.word(bytes, length - Long.BYTES) : 0;
  }

  /** The start tag of that name. */
  static PlainTag start(byte[] name) {
    return new PlainTag("<", name);
  }

  /** The end tag of that name. */
  static PlainTag end(byte[] name) {
    return new PlainTag("</", name);
  }

  /**
   * Whether it stands there.
   *
   * @param at has eight bytes behind it
   */
  boolean standsAt(byte[] buffer, int at, int limit) {
    return (SymbolTable.word(buffer, at) & mask) == first
        && at + length <= limit
        && (length <= Long.BYTES || restStandsAt(buffer, at));
  }

  private boolean restStandsAt(byte[] buffer, int at) {
    int end = at + length;
    return SymbolTable.word(buffer, end - Long.BYTES) == last
        && (length <= 2 * Long.BYTES
            || Arrays.equals(name, 0, name.length, buffer, end - 1 - name.length, end - 1));
  }
}
