package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;

/** The bytes of a segment. */
public final class SegmentStream extends InputStream {
  private final MemorySegment segment;
  private long position;

  /** Of that segment, from its beginning. */
  public SegmentStream(MemorySegment segment) {
    this(segment, 0);
  }

  /** Of that segment, from that byte. */
  public SegmentStream(MemorySegment segment, long from) {
    this.segment = segment;
    this.position = from;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int count = (int) Math.min(length, segment.byteSize() - position);
    if (count <= 0) {
      return length == 0 ? 0 : -1;
    }
    SegmentBytes.copy(segment, position, into, offset, count);
    position += count;
    return count;
  }
}
