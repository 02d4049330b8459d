package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;

/** Writes UTF-16 with a byte order mark, the low byte first. */
final class Utf16Output extends EncodedOutput {
  Utf16Output(OutputStream out) {
    super(out, 2 * Escapes.LONGEST);
    put('\uFEFF');
  }

  @Override
  void ascii(char unit) throws IOException {
    reserve(2);
    put(unit);
  }

  @Override
  void markup(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      ascii(text.charAt(i));
    }
  }

  @Override
  void chunk(char[] source, int from, int to, byte[] table) {
    int i = from;
    while (i < to) {
      char unit = source[i];
      if (unit < 0x80 && table[unit] != Escapes.PLAIN) {
        for (byte escape : Escapes.of(unit, table)) {
          put((char) escape);
        }
        i++;
      } else {
        for (int end = i + Escapes.units(source, i, to); i < end; i++) {
          put(source[i]);
        }
      }
    }
  }

  private void put(char unit) {
    buffer[length++] = (byte) unit;
    buffer[length++] = (byte) (unit >> 8);
  }
}
