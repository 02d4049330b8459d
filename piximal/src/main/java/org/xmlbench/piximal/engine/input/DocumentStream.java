package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;

/** The bytes of a segment, or of a part of it. */
public final class SegmentStream extends InputStream {
  private final MemorySegment segment;
  private final long to;
  private long position;
  private int most = Integer.MAX_VALUE;
  private boolean exceeded;

  public SegmentStream(MemorySegment segment) {
    this(segment, 0, segment.byteSize());
  }

  /** From a byte of a segment to another, at most to its end. */
  public SegmentStream(MemorySegment segment, long from, long to) {
    this.segment = segment;
    this.position = from;
    this.to = Math.min(to, segment.byteSize());
  }

  /** Brings no more bytes at a time. */
  public void bringAtMost(int bytes) {
    most = bytes;
  }

  /** Whether more was asked for, where the segment goes on. */
  public boolean isExceeded() {
    return exceeded;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int count = (int) Math.min(Math.min(length, most), to - position);
    if (count <= 0) {
      exceeded |= length > 0 && to < segment.byteSize();
      return length == 0 ? 0 : -1;
    }
    SegmentBytes.copy(segment, position, into, offset, count);
    position += count;
    return count;
  }
}
