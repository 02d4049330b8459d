package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes UTF-8. */
final class Utf8Output extends EncodedOutput {
  Utf8Output(OutputStream out) {
    super(out, Escapes.LONGEST);
  }

  @Override
  void ascii(char unit) throws IOException {
    reserve(1);
    buffer[length++] = (byte) unit;
  }

  @Override
  void markup(String text) throws IOException {
    markup(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  void markup(byte[] utf8) throws IOException {
    if (!fits(utf8.length)) {
      pass(utf8);
      return;
    }
    reserve(utf8.length);
    System.arraycopy(utf8, 0, buffer, length, utf8.length);
    length += utf8.length;
  }

  @Override
  void chunk(char[] source, int from, int to, byte[] table) {
    byte[] target = buffer;
    int at = length;
    int i = from;
    while (i < to) {
      char unit = source[i];
      if (unit < 0x80 && table[unit] == Escapes.PLAIN) {
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
      byte[] escape = Escapes.of(unit, table);
      System.arraycopy(escape, 0, buffer, length, escape.length);
      length += escape.length;
      return 1;
    }
    if (unit < 0x800) {
      buffer[length++] = (byte) (0xC0 | unit >> 6);
      buffer[length++] = (byte) (0x80 | unit & 0x3F);
      return 1;
    }
    int units = Escapes.units(source, i, to);
    if (units == 1) {
      buffer[length++] = (byte) (0xE0 | unit >> 12);
      buffer[length++] = (byte) (0x80 | unit >> 6 & 0x3F);
      buffer[length++] = (byte) (0x80 | unit & 0x3F);
      return 1;
    }
    int codePoint = Character.toCodePoint(unit, source[i + 1]);
    buffer[length++] = (byte) (0xF0 | codePoint >> 18);
    buffer[length++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
    buffer[length++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
    buffer[length++] = (byte) (0x80 | codePoint & 0x3F);
    return 2;
  }
}
