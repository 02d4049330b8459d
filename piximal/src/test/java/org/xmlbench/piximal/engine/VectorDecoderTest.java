package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

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

  /** Behind what is decoded are bytes that are no characters. */
  @Test
  void partsOfWhatIsDecodedAheadAreThoseOfTheJdk() {
    Random random = new Random(7);
    UnitIndex index = new UnitIndex();
    for (int round = 0; round < 10_000; round++) {
      byte[] text = ("\u20AC" + random(random, round)).getBytes(StandardCharsets.UTF_8);
      byte[] all = Arrays.copyOf(text, text.length + random.nextInt(80));
      random.nextBytes(all);
      System.arraycopy(text, 0, all, 0, text.length);
      char[] into = new char[all.length];
      int decoded = VectorDecoder.decodeAhead(all, 3, all.length - 3, into, index);
      assertThat(decoded).isBetween(Math.max(0, all.length - 3 - 66), all.length - 3);
      int most = Math.min(text.length - 3, decoded);
      for (int part = 0; part < 10 && most > 0; part++) {
        int from = begin(text, 3 + random.nextInt(most));
        int to = begin(text, from + random.nextInt(3 + most - from + 1));
        String expected = new String(text, from, Math.max(0, to - from), StandardCharsets.UTF_8);
        int first = index.at(from - 3);
        assertThat(new String(into, first, Math.max(0, index.at(to - 3) - first)))
            .isEqualTo(expected);
      }
    }
  }

  /** Where the character begins that has the byte. */
  private static int begin(byte[] text, int at) {
    int begin = at;
    while (begin < text.length && Utf8.isTrail(text[begin])) {
      begin--;
    }
    return begin;
  }
}
