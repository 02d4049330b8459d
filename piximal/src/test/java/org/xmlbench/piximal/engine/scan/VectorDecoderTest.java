package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java25")
class VectorDecoderTest {
  private static final List<String> PIECES =
      Stream.concat(
              Stream.of("a", "words of ASCII that fill more than one vector of any width, and on"),
              Characters.ALL.stream())
          .toList();

  private static String random(Random random, int kind) {
    StringBuilder text = new StringBuilder();
    int kinds = 1 + random.nextInt(PIECES.size());
    for (int left = random.nextInt(60); left > 0; left--) {
      text.append(PIECES.get((kind + random.nextInt(kinds)) % PIECES.size()));
    }
    return text.toString();
  }

  @Test
  void textsAreThoseOfTheJdk() {
    Random random = new Random(5);
    for (int round = 0; round < 20_000; round++) {
      String text = random(random, round);
      byte[] all = ("\uD83D\uDE00" + text + "\u20AC").getBytes(StandardCharsets.UTF_8);
      int to = all.length - 3;
      char[] into = new char[to - 4];
      int units = VectorDecoder.decode(all, 4, to, into);
      assertThat(new String(into, 0, units)).isEqualTo(text);
    }
  }
}
