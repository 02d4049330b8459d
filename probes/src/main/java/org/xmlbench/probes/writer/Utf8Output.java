package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A buffer of UTF-8 bytes before an output stream, which knows what XML must escape where. */
final class Utf8Output {
  private static final int CAPACITY = 1 << 16;
  private static final int MAX_BYTES_PER_UNIT = 6;
  private static final int CHUNK = 4096;

  private static final byte PLAIN = 0;
  private static final byte ILLEGAL = -1;
  private static final byte[][] ESCAPES = {
    {},
    bytesOf("&amp;"),
    bytesOf("&lt;"),
    bytesOf("&gt;"),
    bytesOf("&quot;"),
    bytesOf("&#9;"),
    bytesOf("&#10;"),
    bytesOf("&#13;"),
    bytesOf("&apos;"),
  };

  /** What a code unit below 128 becomes: 0 itself, -1 nothing legal, else an index of ESCAPES. */
  static final byte[] IN_TEXT = classes("\t\n\"'");

  static final byte[] IN_DOUBLE_QUOTES = classes(">'");

  static final byte[] IN_SINGLE_QUOTES = classes(">\"");

  /** A CR would be read as a line end, so nothing that has no escapes can hold one. */
  static final byte[] UNESCAPED = withoutCarriageReturn(classes("\t\n&<>\"'"));

  private final OutputStream out;
  private final byte[] buffer = new byte[CAPACITY];
  private int length;
  private long drained;

  Utf8Output(OutputStream out) {
    this.out = out;
  }

  /** Bytes written since the start, buffered ones included. */
  long count() {
    return drained + length;
  }

  void ascii(char unit) throws IOException {
    reserve(1);
    buffer[length++] = (byte) unit;
  }

  void ascii(String text) throws IOException {
    bytes(bytesOf(text));
  }

  void bytes(byte[] source) throws IOException {
    if (source.length > CAPACITY) {
      flush();
      out.write(source, 0, source.length);
      drained += source.length;
      return;
    }
    reserve(source.length);
    System.arraycopy(source, 0, buffer, length, source.length);
    length += source.length;
  }

  /**
   * Writes characters by one of the three tables.
   *
   * @throws IllegalArgumentException when a character cannot stand there, or a surrogate is alone
   */
  void characters(char[] source, int offset, int count, byte[] table) throws IOException {
    int end = offset + count;
    int from = offset;
    while (from < end) {
      int to = Math.min(end, from + CHUNK);
      if (to < end && Character.isHighSurrogate(source[to - 1])) {
        to++;
      }
      reserve((to - from) * MAX_BYTES_PER_UNIT);
      chunk(source, from, to, table);
      from = to;
    }
  }

  void flush() throws IOException {
    out.write(buffer, 0, length);
    drained += length;
    length = 0;
  }

  private void chunk(char[] source, int from, int to, byte[] table) {
    byte[] target = buffer;
    int at = length;
    int i = from;
    while (i < to) {
      char unit = source[i];
      if (unit < 0x80 && table[unit] == PLAIN) {
        target[at++] = (byte) unit;
        i++;
      } else {
        length = at;
        i += special(source, i, to, table);
        at = length;
      }
    }
    length = at;
  }

  /** Writes what needs more than a copy; returns the number of code units it took. */
  private int special(char[] source, int i, int to, byte[] table) {
    char unit = source[i];
    if (unit < 0x80) {
      escape(unit, table);
      return 1;
    }
    if (unit < 0x800) {
      buffer[length++] = (byte) (0xC0 | unit >> 6);
      buffer[length++] = (byte) (0x80 | unit & 0x3F);
      return 1;
    }
    if (!Character.isSurrogate(unit)) {
      if (unit > 0xFFFD) {
        throw illegal(unit);
      }
      buffer[length++] = (byte) (0xE0 | unit >> 12);
      buffer[length++] = (byte) (0x80 | unit >> 6 & 0x3F);
      buffer[length++] = (byte) (0x80 | unit & 0x3F);
      return 1;
    }
    if (i + 1 == to || !Character.isSurrogatePair(unit, source[i + 1])) {
      throw illegal(unit);
    }
    int codePoint = Character.toCodePoint(unit, source[i + 1]);
    buffer[length++] = (byte) (0xF0 | codePoint >> 18);
    buffer[length++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
    buffer[length++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
    buffer[length++] = (byte) (0x80 | codePoint & 0x3F);
    return 2;
  }

  private void escape(char unit, byte[] table) {
    byte index = table[unit];
    if (index == ILLEGAL) {
      throw illegal(unit);
    }
    byte[] escape = ESCAPES[index];
    System.arraycopy(escape, 0, buffer, length, escape.length);
    length += escape.length;
  }

  private void reserve(int count) throws IOException {
    if (CAPACITY - length < count) {
      flush();
    }
  }

  private static IllegalArgumentException illegal(char unit) {
    return new IllegalArgumentException("U+%04X cannot stand here".formatted((int) unit));
  }

  private static byte[] classes(String plain) {
    byte[] table = new byte[128];
    for (int unit = 0; unit < table.length; unit++) {
      table[unit] = plain.indexOf(unit) >= 0 ? PLAIN : classOf((char) unit);
    }
    return table;
  }

  private static byte[] withoutCarriageReturn(byte[] table) {
    table['\r'] = ILLEGAL;
    return table;
  }

  private static byte classOf(char unit) {
    return switch (unit) {
      case '&' -> 1;
      case '<' -> 2;
      case '>' -> 3;
      case '"' -> 4;
      case '\t' -> 5;
      case '\n' -> 6;
      case '\r' -> 7;
      case '\'' -> 8;
      default -> unit < ' ' ? ILLEGAL : PLAIN;
    };
  }

  private static byte[] bytesOf(String ascii) {
    return ascii.getBytes(StandardCharsets.UTF_8);
  }
}
