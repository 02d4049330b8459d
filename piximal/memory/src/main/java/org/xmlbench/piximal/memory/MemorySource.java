package org.xmlbench.piximal.memory;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.DocumentBytes;

/**
 * A document in a memory segment of any size, such as a mapped file. Where several threads read it,
 * each of them must have access to the segment.
 *
 * @param segment holds the document, and nothing else
 */
public record MemorySource(MemorySegment segment) implements DocumentBytes {
  @Override
  public long size() {
    return segment.byteSize();
  }

  @Override
  public void copy(long from, byte[] to, int at, int length) throws IOException {
    try {
      MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, from, to, at, length);
    } catch (InternalError e) {
      // The JVM's way to say that a mapped page is behind the end of its file.
      throw new IOException(
          "the bytes from %d on cannot be read: was the file cut off?".formatted(from), e);
    }
  }
}
