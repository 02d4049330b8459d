package org.xmlbench.core.driver.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

/** Bytes that end with a zero byte, wherever they begin and however many they are. */
class ForeignTextTest {
  private static final int LONGEST = 40;

  @Test
  void theLengthIsThatBeforeTheFirstZeroByte() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(2 * LONGEST, Long.BYTES);
      for (int start = 0; start < 2 * Long.BYTES; start++) {
        for (int length = 0; length < LONGEST; length++) {
          memory.fill((byte) 0x80);
          memory.asSlice(start, length).fill((byte) (length % 2 == 0 ? 0xFF : 1));
          memory.asSlice(start + length, Math.min(2, 2 * LONGEST - start - length)).fill((byte) 0);
          assertThat(ForeignText.length(memory.address() + start))
              .as("%d bytes from %d", length, start)
              .isEqualTo(length);
        }
      }
    }
  }

  @Test
  void charactersOfEveryLengthAreDecoded() {
    try (Arena arena = Arena.ofConfined()) {
      String text = "a\u00E9\u20AC\uD83D\uDE00z";
      ForeignText decoder = new ForeignText();
      int units = decoder.decode(arena.allocateFrom(text).address());
      assertThat(new String(decoder.chars(), 0, units)).isEqualTo(text);
      assertThat(decoder.string(arena.allocateFrom(text).address())).isEqualTo(text);
      assertThat(decoder.string(0)).isNull();
    }
  }
}
