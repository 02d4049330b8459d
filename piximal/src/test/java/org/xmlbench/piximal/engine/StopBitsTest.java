package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StopBitsTest {
  /** Where what needs a look begins: by the reader's own judge of characters. */
  private static int naive(byte[] bytes, int from, boolean isText) {
    int at = from;
    while (at < bytes.length) {
      byte b = bytes[at];
      int length = b < 0 ? Utf8.length(bytes, at, bytes.length) : 1;
      if (length <= 0 || b >= 0 && !(isText ? ByteClasses.isText(b) : ByteClasses.isValue(b))) {
        return at;
      }
      at += length;
    }
    return at;
  }

  private static int pass(StopBits bits, int from, boolean isText) {
    return isText ? bits.text(from) : bits.value(from);
  }

  /** Nothing is passed over that needs a look, and ASCII is no reason to stop before. */
  private static void requireRightStops(byte[] bytes, Random random) {
    ByteInput in = new ByteInput(bytes, 0, bytes.length, bytes.length);
    StopBits bits = new StopBits();
    for (int at = 0; bytes.length - at >= StopBits.BLOCK; at += 1 + random.nextInt(100)) {
      if (Utf8.isTrail(bytes[at])) {
        continue;
      }
      int end = bits.fill(in, at);
      assertThat(end).isBetween(at + 1, bytes.length);
      for (boolean isText : new boolean[] {true, false}) {
        int stop = pass(bits, at, isText);
        int first = naive(bytes, at, isText);
        assertThat(stop).isLessThanOrEqualTo(Math.min(first, end));
        if (stop < end && bytes[stop] >= 0) {
          assertThat(stop).isEqualTo(first);
        }
      }
    }
  }

  @Test
  void everyByteIsJudgedAsByTheReader() {
    Random random = new Random(7);
    for (int length : new int[] {64, 65, 200, 4095, 4096, 4097, 9000}) {
      byte[] bytes = new byte[length];
      for (int i = 0; i < length; i++) {
        bytes[i] =
            (byte) (random.nextInt(40) == 0 ? random.nextInt(256) : 'a' + random.nextInt(26));
      }
      requireRightStops(bytes, random);
    }
  }

  @Test
  void malformedCharactersAreNotPassedOverWhereverTheyStand() {
    Random random = new Random(8);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      while (text.length() < 150) {
        text.append(
            random.nextInt(3) == 0
                ? "a"
                : Characters.ALL.get(random.nextInt(Characters.ALL.size())));
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      for (int i = random.nextInt(3); i > 0; i--) {
        int at = random.nextInt(bytes.length);
        bytes[at] = (byte) (bytes[at] ^ 1 << random.nextInt(8));
      }
      requireRightStops(bytes, random);
    }
  }

  @Test
  void charactersAreNoStopsUnlessTheyAreCut() {
    Random random = new Random(9);
    for (int round = 0; round < 300; round++) {
      StringBuilder text = new StringBuilder("x".repeat(random.nextInt(5)));
      while (text.length() < 9000) {
        text.append(Characters.ALL.get(random.nextInt(Characters.ALL.size())));
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      ByteInput in = new ByteInput(bytes, 0, bytes.length, bytes.length);
      StopBits bits = new StopBits();
      int end = bits.fill(in, 0);
      int stop = bits.text(0);
      assertThat(stop).isEqualTo(bits.value(0));
      if (stop < end) {
        assertThat(stop + Utf8.length(bytes, stop, bytes.length)).isGreaterThan(end);
      }
    }
  }

  @Test
  void bytesThatMovedAreLookedAtAgain() {
    byte[] bytes = new byte[128];
    Arrays.fill(bytes, (byte) 'a');
    ByteInput in = new ByteInput(bytes, 0, bytes.length, bytes.length);
    StopBits bits = new StopBits();
    bits.fill(in, 0);
    bytes[3] = '<';
    assertThat(bits.text(0)).isEqualTo(bytes.length);
    in.moves++;
    bits.fill(in, 0);
    assertThat(bits.text(0)).isEqualTo(3);
    bytes[2] = '<';
    bits.forget();
    bits.fill(in, 0);
    assertThat(bits.text(0)).isEqualTo(2);
  }
}
