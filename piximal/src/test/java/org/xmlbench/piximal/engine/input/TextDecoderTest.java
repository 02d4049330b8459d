package org.xmlbench.piximal.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.engine.scan.Utf8;

class TextDecoderTest {
  private static String decoded(TextDecoder characters, ByteInput in, byte[] bytes, int to) {
    int units = characters.decode(in, bytes, 0, to);
    return new String(characters.characters, characters.from, units);
  }

  private static String decoded(TextDecoder characters, ByteInput in, int from, int to) {
    int units = characters.decode(in, in.buffer, from, to);
    return new String(characters.characters, characters.from, units);
  }

  @Test
  void piecesOfAnyLengthAreDecoded() {
    Random random = new Random(11);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 9000; i++) {
      text.append(random.nextInt(i < 5000 ? 300 : 20) == 0 ? "\u00E9\u20AC\uD83D\uDE00" : "a<b ");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    ByteInput in = new ByteInput(bytes.length).begin(bytes, bytes.length, 0, null);
    TextDecoder characters = new TextDecoder();
    int at = 0;
    while (at < bytes.length) {
      int to = Math.min(bytes.length, at + random.nextInt(random.nextInt(20) == 0 ? 6000 : 40));
      while (to < bytes.length && Utf8.isTrail(bytes[to])) {
        to++;
      }
      assertThat(decoded(characters, in, at, to))
          .isEqualTo(new String(bytes, at, to - at, StandardCharsets.UTF_8));
      at = to;
    }
  }

  @Test
  void bytesThatMovedAreDecodedAgain() {
    byte[] bytes = "one two three four five six seven".getBytes(StandardCharsets.US_ASCII);
    ByteInput in = new ByteInput(bytes.length).begin(bytes, bytes.length, 0, null);
    TextDecoder characters = new TextDecoder();
    assertThat(decoded(characters, in, 0, 3)).isEqualTo("one");
    Arrays.fill(bytes, (byte) 'x');
    assertThat(decoded(characters, in, 4, 7)).isEqualTo("two");
    in.moves++;
    assertThat(decoded(characters, in, 4, 7)).isEqualTo("xxx");
    Arrays.fill(bytes, (byte) 'y');
    characters.forget();
    assertThat(decoded(characters, in, 4, 7)).isEqualTo("yyy");
  }

  @Test
  void aTextThatStandsElsewhereIsDecodedAlone() {
    byte[] bytes = "abcdef".getBytes(StandardCharsets.US_ASCII);
    ByteInput in = new ByteInput(bytes.length).begin(bytes, bytes.length, 0, null);
    TextDecoder characters = new TextDecoder();
    byte[] elsewhere = "<\u20AC&".getBytes(StandardCharsets.UTF_8);
    int units = characters.decode(in, elsewhere, 0, elsewhere.length);
    assertThat(new String(characters.characters, characters.from, units)).isEqualTo("<\u20AC&");
    assertThat(characters.decode(in, elsewhere, 0, 0)).isZero();
    byte[] same = {'a', 'b'};
    assertThat(decoded(characters, in, same, 2)).isEqualTo("ab");
    same[0] = 'c';
    assertThat(decoded(characters, in, same, 2)).isEqualTo("cb");
  }
}
