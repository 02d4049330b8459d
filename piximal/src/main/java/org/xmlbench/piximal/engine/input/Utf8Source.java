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
    return read(stream, into, at, most);
  }

  /** Reads at least one byte, also of a stream that brings none at times; -1 at the end. */
  static int read(InputStream stream, byte[] into, int at, int most) throws IOException {
    int count = stream.read(into, at, most);
    if (count != 0) {
      return count;
    }
    int one = stream.read();
    into[at] = (byte) one;
    return one < 0 ? -1 : 1;
  }

  @Override
  public long originalLength(byte[] utf8, int from, int to, boolean passed) {
    return to - from;
  }
}
