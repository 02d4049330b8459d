package org.xmlbench.piximal.engine;

import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

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
  public int read() {
    return position < segment.byteSize()
        ? segment.get(ValueLayout.JAVA_BYTE, position++) & 0xFF
        : -1;
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    int count = (int) Math.min(length, segment.byteSize() - position);
    if (count <= 0) {
      return length == 0 ? 0 : -1;
    }
    MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, position, into, offset, count);
    position += count;
    return count;
  }
}
