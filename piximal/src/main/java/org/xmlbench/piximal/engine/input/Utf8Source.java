package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;

/** A document that comes in UTF-8. */
public final class Utf8Source implements ByteSource {
  private final InputStream stream;

  public Utf8Source(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public int read(byte[] into, int at, int most) throws IOException {
    int count = stream.read(into, at, most);
    while (count == 0) {
      int one = stream.read();
      if (one >= 0) {
        into[at] = (byte) one;
        return 1;
      }
      count = -1;
    }
    return count;
  }

  @Override
  public long originalLength(byte[] utf8, int from, int to) {
    return to - from;
  }
}
