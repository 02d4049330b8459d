package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.system.Descriptor;

/**
 * The conventional transport: {@code read(2)} copies a file, or what is in a pipe, into one buffer.
 */
public final class ReadSource implements BufferSource {
  private final Descriptor descriptor;
  private final Arena arena = Arena.ofConfined();
  private final MemorySegment memory = arena.allocate(Outlet.BUFFER);
  private final ByteBuffer buffer = memory.asByteBuffer();
  private boolean closed;

  /** A source that reads a descriptor, which it closes. */
  public ReadSource(Descriptor descriptor) {
    this.descriptor = descriptor;
  }

  @Override
  public ByteBuffer next() throws IOException {
    int count = descriptor.read(memory, Outlet.BUFFER);
    return count == 0 ? null : buffer.limit(count).position(0);
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      descriptor.close();
      arena.close();
    }
  }
}
