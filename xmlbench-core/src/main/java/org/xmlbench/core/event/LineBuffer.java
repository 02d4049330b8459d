package org.xmlbench.core.event;

import java.util.Arrays;

/**
 * A growing UTF-8 buffer of canonical lines. It knows the escapes of values and text, joins a
 * surrogate pair split over two calls, and can hand its lines over in the order of their bytes.
 */
final class LineBuffer {
  private static final int MAX_BYTES_PER_UNIT = 3;

  /** What follows the backslash for a code unit below 128; 0 where it stands for itself. */
  private static final byte[] ESCAPES = escapes();

  private byte[] bytes;
  private int length;
  private int[] lineEnds = new int[16];
  private int lineCount;
  private char pendingHigh;
  private char[] scratch = new char[256];

  LineBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  int length() {
    return length;
  }

  /** A copy of the bytes so far, an unpaired surrogate at their end included. */
  byte[] toBytes() {
    flushPendingHigh();
    return Arrays.copyOf(bytes, length);
  }

  LineBuffer ascii(char character) {
    flushPendingHigh();
    reserve(1);
    bytes[length++] = (byte) character;
    return this;
  }

  LineBuffer ascii(char first, char second) {
    flushPendingHigh();
    reserve(2);
    bytes[length++] = (byte) first;
    bytes[length++] = (byte) second;
    return this;
  }

  LineBuffer bytes(byte[] source) {
    return bytes(source, 0, source.length);
  }

  private LineBuffer bytes(byte[] source, int offset, int count) {
    reserve(count);
    System.arraycopy(source, offset, bytes, length, count);
    length += count;
    return this;
  }

  LineBuffer escaped(CharSequence text) {
    int count = text.length();
    if (text instanceof String string) {
      if (scratch.length < count) {
        scratch = new char[Math.max(count, scratch.length * 2)];
      }
      string.getChars(0, count, scratch, 0);
      return escaped(scratch, 0, count);
    }
    reserve(count, MAX_BYTES_PER_UNIT);
    for (int i = 0; i < count; i++) {
      unit(text.charAt(i));
    }
    return this;
  }

  LineBuffer escaped(char[] text, int offset, int count) {
    reserve(count, MAX_BYTES_PER_UNIT);
    int end = offset + count;
    int i = offset;
    while (i < end) {
      if (pendingHigh == 0) {
        i = plain(text, i, end);
      }
      if (i < end) {
        unit(text[i++]);
      }
    }
    return this;
  }

  /** Copies the code units that stand for themselves; returns the index of the first other one. */
  private int plain(char[] text, int from, int end) {
    byte[] target = bytes;
    byte[] table = ESCAPES;
    int at = length;
    int i = from;
    while (i < end) {
      char unit = text[i];
      if (unit >= table.length || table[unit] != 0) {
        break;
      }
      target[at++] = (byte) unit;
      i++;
    }
    length = at;
    return i;
  }

  void endLine() {
    ascii('\n');
  }

  /** Ends the line and remembers where, so that {@link #moveSortedTo} can order it. */
  void endSortableLine() {
    ascii('\n');
    if (lineCount == lineEnds.length) {
      lineEnds = Arrays.copyOf(lineEnds, lineCount * 2);
    }
    lineEnds[lineCount++] = length;
  }

  /** Appends this buffer's sortable lines to {@code target}, in byte order, and empties this. */
  void moveSortedTo(LineBuffer target) {
    if (lineCount > 1 && !isSorted()) {
      Integer[] order = new Integer[lineCount];
      Arrays.setAll(order, i -> i);
      Arrays.sort(order, this::compareLines);
      for (int line : order) {
        target.bytes(bytes, lineStart(line), lineEnds[line] - lineStart(line));
      }
    } else if (lineCount > 0) {
      target.bytes(bytes, 0, length);
    }
    clear();
  }

  void drainTo(CanonicalStream.Output output) {
    output.write(bytes, 0, length);
    clear();
  }

  void clear() {
    length = 0;
    lineCount = 0;
  }

  private boolean isSorted() {
    for (int line = 1; line < lineCount; line++) {
      if (compareLines(line - 1, line) > 0) {
        return false;
      }
    }
    return true;
  }

  private int lineStart(int line) {
    return line == 0 ? 0 : lineEnds[line - 1];
  }

  /** Compares without the final LF: a line sorts before one that it is a prefix of. */
  private int compareLines(int first, int second) {
    return Arrays.compareUnsigned(
        bytes,
        lineStart(first),
        lineEnds[first] - 1,
        bytes,
        lineStart(second),
        lineEnds[second] - 1);
  }

  private void unit(char unit) {
    if (pendingHigh != 0) {
      char high = pendingHigh;
      pendingHigh = 0;
      if (Character.isLowSurrogate(unit)) {
        supplementary(Character.toCodePoint(high, unit));
        return;
      }
      threeBytes(high);
    }
    if (unit < 0x80) {
      asciiUnit(unit);
    } else if (unit < 0x800) {
      bytes[length++] = (byte) (0xC0 | unit >> 6);
      bytes[length++] = (byte) (0x80 | unit & 0x3F);
    } else if (Character.isHighSurrogate(unit)) {
      pendingHigh = unit;
    } else {
      threeBytes(unit);
    }
  }

  private void asciiUnit(char unit) {
    byte escape = ESCAPES[unit];
    if (escape != 0) {
      bytes[length++] = '\\';
      bytes[length++] = escape;
    } else {
      bytes[length++] = (byte) unit;
    }
  }

  private void supplementary(int codePoint) {
    bytes[length++] = (byte) (0xF0 | codePoint >> 18);
    bytes[length++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
    bytes[length++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
    bytes[length++] = (byte) (0x80 | codePoint & 0x3F);
  }

  private void threeBytes(char unit) {
    bytes[length++] = (byte) (0xE0 | unit >> 12);
    bytes[length++] = (byte) (0x80 | unit >> 6 & 0x3F);
    bytes[length++] = (byte) (0x80 | unit & 0x3F);
  }

  private void flushPendingHigh() {
    if (pendingHigh != 0) {
      reserve(MAX_BYTES_PER_UNIT);
      threeBytes(pendingHigh);
      pendingHigh = 0;
    }
  }

  /** Reserves capacity for that many code units and for a high surrogate that still waits. */
  private void reserve(int units, int bytesPerUnit) {
    reserve(units * bytesPerUnit + MAX_BYTES_PER_UNIT);
  }

  private void reserve(int count) {
    if (bytes.length - length < count) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + count));
    }
  }

  private static byte[] escapes() {
    byte[] table = new byte[0x80];
    table['\\'] = '\\';
    table['\n'] = 'n';
    table['\r'] = 'r';
    table['\t'] = 't';
    return table;
  }
}
