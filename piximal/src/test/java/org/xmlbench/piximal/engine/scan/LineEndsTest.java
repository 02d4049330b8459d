package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Line ends are the same by vectors and by longs. */
@Tag("java25")
class LineEndsTest {
  @Test
  void vectorsAndLongsCountTheSame() {
    Random random = new Random(3);
    for (int i = 0; i < 3_000; i++) {
      byte[] bytes = new byte[random.nextInt(3_000)];
      for (int at = 0; at < bytes.length; at++) {
        bytes[at] =
            (byte) (random.nextInt(1 + i % 700) > 0 ? random.nextInt(256) : "\r\n".charAt(at & 1));
      }
      boolean after = random.nextBoolean();
      assertThat(VectorLines.lineEnds(bytes, 0, bytes.length, after))
          .isEqualTo(WordScanner.lineEnds(bytes, 0, bytes.length, after));
    }
  }

  @Test
  void lineFeedsAreCountedOfBytesThatNeedNoOtherLook() {
    Random random = new Random(4);
    for (int i = 0; i < 3_000; i++) {
      byte[] bytes = new byte[1 + random.nextInt(i % 10 == 0 ? 5_000 : 300)];
      for (int at = 0; at < bytes.length; at++) {
        bytes[at] = (byte) (random.nextInt(4) > 0 ? 14 + random.nextInt(114) : '\n');
      }
      int from = random.nextInt(bytes.length);
      int feeds = 0;
      for (int at = from; at < bytes.length; at++) {
        feeds += bytes[at] == '\n' ? 1 : 0;
      }
      assertThat(VectorLines.lineFeeds(bytes, from, bytes.length)).isEqualTo(feeds);
      assertThat(WordScanner.plainLineFeeds(bytes, from, bytes.length)).isEqualTo(feeds);
      bytes[from + random.nextInt(bytes.length - from)] =
          (byte) (random.nextBoolean() ? '\r' : 0x80 + random.nextInt(0x80));
      assertThat(VectorLines.lineFeeds(bytes, from, bytes.length)).isEqualTo(-1);
      assertThat(WordScanner.plainLineFeeds(bytes, from, bytes.length)).isEqualTo(-1);
    }
  }
}
