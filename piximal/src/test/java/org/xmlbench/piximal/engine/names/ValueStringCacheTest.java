package org.xmlbench.piximal.engine.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ValueStringCacheTest {
  private static final int MOST_BYTES = 140;

  /** At the end of its bytes, too, where no eight of them can be read at once. */
  @Test
  void aStringIsWhatItsBytesSayWhereverTheyAreBeyondAscii() {
    for (int length = 0; length <= MOST_BYTES; length++) {
      String ascii = "abcdefg".repeat(20).substring(0, length);
      assertIs(ascii);
      for (int at = 0; at < length; at++) {
        assertIs(ascii.substring(0, at) + "\u00E9" + ascii.substring(at + 1));
      }
    }
  }

  private static void assertIs(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] inside = ("\u20AC" + text + "\u20AC").getBytes(StandardCharsets.UTF_8);
    assertThat(ValueStringCache.string(bytes, 0, bytes.length)).isEqualTo(text);
    assertThat(ValueStringCache.string(inside, 3, inside.length - 3)).isEqualTo(text);
    ValueStringCache kept = new ValueStringCache();
    String first = kept.of(inside, 3, inside.length - 3);
    assertThat(first).isEqualTo(text);
    assertThat(kept.of(bytes, 0, bytes.length)).isEqualTo(text);
  }

  /** After many others in sequence nothing is looked for, and all is right still. */
  @Test
  void whatNeverStandsAgainIsNoLongerKept() {
    ValueStringCache kept = new ValueStringCache();
    for (int i = 0; i < 200; i++) {
      byte[] bytes = ("value " + i).getBytes(StandardCharsets.UTF_8);
      assertThat(kept.of(bytes, 0, bytes.length)).isEqualTo("value " + i);
    }
    byte[] again = "again".getBytes(StandardCharsets.UTF_8);
    assertThat(kept.of(again, 0, again.length))
        .isEqualTo("again")
        .isNotSameAs(kept.of(again, 0, again.length));
  }

  @Test
  void whatStandsAgainIsTheSameString() {
    ValueStringCache kept = new ValueStringCache();
    byte[] bytes = "again".getBytes(StandardCharsets.UTF_8);
    assertThat(kept.of(bytes, 0, bytes.length)).isSameAs(kept.of(bytes, 0, bytes.length));
  }
}
