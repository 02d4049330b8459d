package org.xmlbench.core.event;

import java.util.Arrays;

/**
 * A growing UTF-8 buffer of canonical lines. It knows the escapes of values and text, joins a
 * surrogate pair split over two calls, and can hand its lines over in the order of their bytes.
 */
final class LineBuffer {
  private static final int MAX_BYTES_PER_UNIT = 3;

  private byte[] bytes;
  private int length;
  private int[] lineEnds = new int[16];
  private int lineCount;
  private char pendingHigh;

  LineBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  int length() {
    return length;
  }

  byte[] copyFrom(int start) {
    return Arrays.copyOfRange(bytes, start, length);
  }

  LineBuffer ascii(char character) {
    flushPendingHigh();
    reserve(1);
    bytes[length++] = (byte) character;
    return this;
  }

  /** {@code {uri}local}. */
  LineBuffer name(String uri, String localName) {
    return ascii('{').escaped(uri).ascii('}').raw(localName);
  }

  LineBuffer bytes(byte[] source, int offset, int count) {
    reserve(count);
    System.arraycopy(source, offset, bytes, length, count);
    length += count;
    return this;
  }

  /** Text in which nothing can need an escape: names and targets. */
  LineBuffer raw(String text) {
    return escaped(text);
  }

  LineBuffer escaped(CharSequence text) {
    int count = text.length();
    reserve(count * MAX_BYTES_PER_UNIT + MAX_BYTES_PER_UNIT);
    for (int i = 0; i < count; i++) {
      unit(text.charAt(i));
    }
    return this;
  }

  LineBuffer escaped(char[] text, int offset, int count) {
    reserve(count * MAX_BYTES_PER_UNIT + MAX_BYTES_PER_UNIT);
    for (int i = offset, end = offset + count; i < end; i++) {
      unit(text[i]);
    }
    return this;
  }

  /** Ends the line; with {@link #moveSortedTo} in mind, remembers where. */
  void endLine() {
    ascii('\n');
    if (lineCount == lineEnds.length) {
      lineEnds = Arrays.copyOf(lineEnds, lineCount * 2);
    }
    lineEnds[lineCount++] = length;
  }

  /** Appends this buffer's lines to {@code target}, in byte order, and empties this buffer. */
  void moveSortedTo(LineBuffer target) {
    if (lineCount > 1) {
      Integer[] order = new Integer[lineCount];
      Arrays.setAll(order, i -> i);
      Arrays.sort(order, (a, b) -> compareLines(a, b));
      for (int line : order) {
        target.bytes(bytes, lineStart(line), lineEnds[line] - lineStart(line));
      }
    } else if (lineCount == 1) {
      target.bytes(bytes, 0, length);
    }
    clear();
  }

  void drainTo(CanonicalStream.Output output) {
    output.write(bytes, 0, length);
    clear();
  }

  private void clear() {
    length = 0;
    lineCount = 0;
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
    if (pendingHigh == 0 && unit < 0x80) {
      asciiUnit(unit);
    } else {
      wideUnit(unit);
    }
  }

  private void asciiUnit(char unit) {
    byte escape =
        switch (unit) {
          case '\\' -> '\\';
          case '\n' -> 'n';
          case '\r' -> 'r';
          case '\t' -> 't';
          default -> 0;
        };
    if (escape != 0) {
      bytes[length++] = '\\';
      bytes[length++] = escape;
    } else {
      bytes[length++] = (byte) unit;
    }
  }

  private void wideUnit(char unit) {
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

  private void reserve(int count) {
    if (bytes.length - length < count) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + count));
    }
  }
}
