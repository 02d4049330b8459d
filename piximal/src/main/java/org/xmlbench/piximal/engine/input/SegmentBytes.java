package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Copies bytes of a segment, which may be a file that is cut off meanwhile. */
public final class SegmentBytes {
  private SegmentBytes() {}

  /** Copies bytes into an array; fails when they are not there any more. */
  public static void copy(MemorySegment from, long at, byte[] into, int offset, int length)
      throws IOException {
    try {
      MemorySegment.copy(from, ValueLayout.JAVA_BYTE, at, into, offset, length);
    } catch (InternalError e) {
      // The JVM's way to say that a mapped page is behind the end of its file.
      throw new IOException(
          "the bytes from %d on cannot be read: was the file cut off?".formatted(at), e);
    }
  }
}
