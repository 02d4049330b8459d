package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A text on which vectors are compared with longs. */
interface EngineSample {
  /** Works by longs. */
  void byLongs();

  void byVectors();

  /** Whether both came to the same, and to what is right. */
  boolean isSame();

  /** What is passed over, and lines. */
  static EngineSample passing() {
    StringBuilder text = new StringBuilder();
    for (int length = 1; text.length() < 1 << 13; length = length % 70 + 3) {
      text.append("a text of some words, ".repeat(4), 0, length).append('<');
      text.append("\u00E9\u20AC\uD83D\uDE00").append(length % 2 == 0 ? "&" : "\n");
    }
    return new PassingSample(text.toString());
  }

  /** UTF-8 of one to four bytes. */
  static EngineSample decoding() {
    String text = "\u00E9\u20AC\uD83D\uDE00 words \u0441\u043B\u043E\u0432\u043E, \u6587\u5B57 ";
    byte[] bytes = text.repeat(200).getBytes(StandardCharsets.UTF_8);
    char[] byLongs = new char[bytes.length];
    char[] byVectors = new char[bytes.length];
    return new EngineSample() {
      @Override
      public void byLongs() {
        Utf8.decode(bytes, 0, bytes.length, byLongs, 0);
      }

      @Override
      public void byVectors() {
        VectorDecoder.decode(bytes, 0, bytes.length, byVectors);
      }

      @Override
      public boolean isSame() {
        int units = text.length() * 200;
        return Arrays.equals(byLongs, 0, units, byVectors, 0, units)
            && text.repeat(200).contentEquals(new String(byVectors, 0, units));
      }
    };
  }
}
