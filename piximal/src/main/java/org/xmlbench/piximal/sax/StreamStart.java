package org.xmlbench.piximal.sax;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The first bytes of a stream, in an array that the next stream takes, too. */
final class StreamStart {
  private static final int FIRST_BYTES = 1 << 16;

  private byte[] bytes = new byte[FIRST_BYTES];
  private int count;

  /**
   * Reads until the stream ends, or that many bytes are read.
   *
   * @return whether it has ended before
   */
  boolean read(InputStream in, int most) throws IOException {
    count = 0;
    while (count < most) {
      if (count == bytes.length) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(most, 2L * count));
      }
      int room = Math.min(bytes.length, most) - count;
      int more = in.readNBytes(bytes, count, room);
      count += more;
      if (more < room) {
        return true;
      }
    }
    return false;
  }

  /** What was read, of a stream that has ended. */
  InputStream again() {
    return new ByteArrayInputStream(bytes, 0, count);
  }

  /** What was read, and what the stream has behind it, in an array of its own. */
  byte[] withRest(InputStream in) throws IOException {
    byte[] rest = in.readAllBytes();
    byte[] all = Arrays.copyOf(bytes, Math.addExact(count, rest.length));
    System.arraycopy(rest, 0, all, count, rest.length);
    return all;
  }
}
