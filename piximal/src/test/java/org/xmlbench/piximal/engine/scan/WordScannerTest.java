package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** The first byte that is sought is found, whatever is in the same word. */
class WordScannerTest {
  private static final int LENGTH = 20;
  private static final int BEGIN = 3;

  private static boolean isTextStop(int b) {
    return b < ' ' && b != '\n' && b != '\t' || b >= 0x80 || "<>&".indexOf(b) >= 0;
  }

  private static boolean isValueStop(int b) {
    return b < ' ' || b >= 0x80 || "<&\"'".indexOf(b) >= 0;
  }

  /** Two bytes beside each other, and one further on, among others that are passed over. */
  private static void forAll(IntPredicate isStop, BiConsumer<byte[], Integer> to) {
    byte[] bytes = new byte[LENGTH + Long.BYTES];
    for (int first = 0; first < 0x100; first++) {
      for (int second = 0; second < 0x100; second++) {
        for (int at = BEGIN; at < BEGIN + Long.BYTES; at++) {
          Arrays.fill(bytes, 0, LENGTH, (byte) 'a');
          bytes[at] = (byte) first;
          bytes[at + 1] = (byte) second;
          bytes[LENGTH - 1] = (byte) first;
          int stop = BEGIN;
          while (stop < LENGTH && !isStop.test(bytes[stop] & 0xFF)) {
            stop++;
          }
          to.accept(bytes, stop);
        }
      }
    }
  }

  @Test
  void aTextEndsAtTheFirstByteThatNeedsALook() {
    forAll(
        WordScannerTest::isTextStop,
        (bytes, stop) -> assertThat(WordScanner.textStop(bytes, BEGIN, LENGTH)).isEqualTo(stop));
  }

  @Test
  void aValueEndsAtTheFirstByteThatNeedsALook() {
    forAll(
        WordScannerTest::isValueStop,
        (bytes, stop) -> assertThat(WordScanner.valueStop(bytes, BEGIN)).isEqualTo(stop));
  }
}
