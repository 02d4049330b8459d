package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StopBitsTest {
  private static int naive(byte[] bytes, int from, int end, boolean isText) {
    int at = from;
    while (at < end && (isText ? ByteClasses.isText(bytes[at]) : ByteClasses.isValue(bytes[at]))) {
      at++;
    }
    return at;
  }

  @Test
  void everyByteIsJudgedAsByTheClasses() {
    Random random = new Random(7);
    for (int length : new int[] {64, 65, 200, 4095, 4096, 4097, 9000}) {
      byte[] bytes = new byte[length];
      for (int i = 0; i < length; i++) {
        bytes[i] =
            (byte) (random.nextInt(40) == 0 ? random.nextInt(256) : 'a' + random.nextInt(26));
      }
      ByteInput in = new ByteInput(bytes, 0, length, length);
      StopBits bits = new StopBits();
      for (int at = 0; length - at >= StopBits.BLOCK; at += 1 + random.nextInt(100)) {
        int end = bits.fill(in, at);
        assertThat(end).isBetween(at + 1, length);
        assertThat(bits.text(at)).isEqualTo(naive(bytes, at, end, true));
        assertThat(bits.value(at)).isEqualTo(naive(bytes, at, end, false));
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
