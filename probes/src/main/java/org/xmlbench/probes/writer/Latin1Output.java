package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes ISO-8859-1, other characters by reference. */
final class Latin1Output extends EncodedOutput {
  /** The longest reference to a character of one code unit is {@code &#65533;}. */
  private static final int REFERENCE = 8;

  private static final int ENCODED = 0x100;

  Latin1Output(OutputStream out) {
    super(out, REFERENCE);
  }

  @Override
  void ascii(char unit) throws IOException {
    reserve(1);
    buffer[length++] = (byte) unit;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException when the encoding lacks a character: a name has no references
   */
  @Override
  void markup(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= ENCODED) {
        throw Escapes.illegal(text.charAt(i));
      }
      ascii(text.charAt(i));
    }
  }

  @Override
  void chunk(char[] source, int from, int to, byte[] table) {
    int i = from;
    while (i < to) {
      char unit = source[i];
      if (unit < 0x80 && table[unit] != Escapes.PLAIN) {
        put(Escapes.of(unit, table));
        i++;
      } else if (unit < ENCODED) {
        buffer[length++] = (byte) unit;
        i++;
      } else {
        i += reference(source, i, to, table);
      }
    }
  }

  /** Writes a reference; returns the number of code units of its character. */
  private int reference(char[] source, int i, int to, byte[] table) {
    int units = Escapes.units(source, i, to);
    if (table == Escapes.NONE) {
      throw Escapes.illegal(source[i]);
    }
    int codePoint = units == 1 ? source[i] : Character.toCodePoint(source[i], source[i + 1]);
    put(("&#" + codePoint + ";").getBytes(StandardCharsets.US_ASCII));
    return units;
  }

  private void put(byte[] ascii) {
    System.arraycopy(ascii, 0, buffer, length, ascii.length);
    length += ascii.length;
  }
}
