package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Texts of characters of one to four bytes, each decoded by itself. */
final class DecodingSample implements EngineSample {
  private static final int TEXTS = 6;

  private final String text =
      "\u00E9\u20AC\uD83D\uDE00 words \u0441\u043B\u043E\u0432\u043E, \u6587\u5B57 ".repeat(4);
  private final byte[] bytes;
  private final int length;
  private final char[] byLongs;
  private final char[] byVectors;
  private int units;

  DecodingSample() {
    byte[] one = text.getBytes(StandardCharsets.UTF_8);
    length = one.length;
    bytes = Arrays.copyOf(one, length + ByteInput.MARGIN);
    byLongs = new char[bytes.length];
    byVectors = new char[bytes.length];
  }

  @Override
  public void byLongs() {
    for (int i = 0; i < TEXTS; i++) {
      Utf8.decode(bytes, 0, length, byLongs, 0);
    }
  }

  @Override
  public void byVectors() {
    for (int i = 0; i < TEXTS; i++) {
      units = VectorDecoder.decodeText(bytes, 0, length, byVectors);
    }
  }

  @Override
  public boolean isSame() {
    return units == text.length()
        && Arrays.equals(byLongs, 0, units, byVectors, 0, units)
        && text.contentEquals(new String(byVectors, 0, units));
  }
}
