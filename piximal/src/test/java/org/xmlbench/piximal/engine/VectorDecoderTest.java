package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VectorDecoderTest {
  private static final String[] PIECES = {
    "a",
    "words of ASCII that fill more than one vector of any width, and then some",
    "\u0080",
    "\u00E9",
    "\u07FF",
    "\u0800",
    "\u20AC",
    "\uD7FF",
    "\uE000",
    "\uFFFD",
    "\uD800\uDC00",
    "\uD83D\uDE00",
    "\uDBFF\uDFFD",
    "\u6587\u5B57"
  };

  @Test
  void textsAreThoseOfTheJdk() {
    Random random = new Random(5);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      int kinds = 1 + random.nextInt(PIECES.length);
      for (int left = random.nextInt(60); left > 0; left--) {
        text.append(PIECES[(round + random.nextInt(kinds)) % PIECES.length]);
      }
      byte[] all = ("\uD83D\uDE00" + text + "\u20AC").getBytes(StandardCharsets.UTF_8);
      int to = all.length - 3;
      char[] into = new char[to - 4];
      int units = VectorDecoder.decode(all, 4, to, into);
      assertThat(new String(into, 0, units)).isEqualTo(text.toString());
    }
  }
}
