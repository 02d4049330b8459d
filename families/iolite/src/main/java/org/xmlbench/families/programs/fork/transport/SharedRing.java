package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.xmlbench.readahead.strategy.BufferSource;

/** The ends of a ring of buffers in memory that two processes share. */
public final class SharedRing {
  private SharedRing() {}

  /**
   * The end of the process that fills.
   *
   * @param path shared memory, of zeros for a new ring
   * @param readerIsAlive whether the other process still runs
   */
  public static Outlet outlet(Path path, BooleanSupplier readerIsAlive) throws IOException {
    return new Filler(new RingMemory(path, readerIsAlive));
  }

  /**
   * The end of the process that empties.
   *
   * @param path shared memory, of zeros for a new ring
   * @param writerIsAlive whether the other process still runs
   */
  public static BufferSource source(Path path, BooleanSupplier writerIsAlive) throws IOException {
    return new Emptier(new RingMemory(path, writerIsAlive));
  }

  private static final class Filler implements Outlet {
    private final RingMemory memory;
    private int published;

    Filler(RingMemory memory) {
      this.memory = memory;
    }

    @Override
    public MemorySegment claim() throws IOException {
      memory.awaitOther(RingMemory.RELEASED, published - HandOffBuffers.SLOTS);
      return memory.buffer(published);
    }

    /** Length 0 is the end. */
    @Override
    public void publish(int length) {
      if (length > 0) {
        add(length);
      }
    }

    private void add(int length) {
      memory.setLength(published, length);
      published++;
      memory.advance(RingMemory.PUBLISHED, published);
    }

    @Override
    public void close() throws IOException {
      try (memory) {
        claim();
        add(0);
      }
    }
  }

  private static final class Emptier implements BufferSource {
    private final RingMemory memory;
    private int taken;
    private boolean holds;
    private boolean ended;
    private boolean closed;

    Emptier(RingMemory memory) {
      this.memory = memory;
    }

    @Override
    public ByteBuffer next() throws IOException {
      if (holds) {
        holds = false;
        memory.advance(RingMemory.RELEASED, taken);
      }
      if (ended) {
        return null;
      }
      memory.awaitOther(RingMemory.PUBLISHED, taken);
      int length = memory.length(taken);
      if (length == 0) {
        ended = true;
        return null;
      }
      ByteBuffer buffer = memory.buffer(taken).asSlice(0, length).asByteBuffer();
      taken++;
      holds = true;
      return buffer.asReadOnlyBuffer();
    }

    @Override
    public void close() {
      if (!closed) {
        closed = true;
        memory.close();
      }
    }
  }
}
