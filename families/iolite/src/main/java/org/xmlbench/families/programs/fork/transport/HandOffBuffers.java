package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.xmlbench.readahead.ring.HandOff;
import org.xmlbench.readahead.strategy.BufferSource;

/** A ring of buffers between two threads of a process: both its ends. */
public final class HandOffBuffers {
  /** Buffers of every ring. */
  public static final int SLOTS = 16;

  private final Arena arena = Arena.ofShared();
  private final HandOff<Slot> ring =
      new HandOff<>(
          Stream.generate(() -> new Slot(arena.allocate(Outlet.BUFFER))).limit(SLOTS).toList(),
          new Slot(MemorySegment.NULL));
  private final Outlet outlet = new Filler();
  private final BufferSource source = new Emptier();

  private static final class Slot {
    private final MemorySegment memory;
    private final ByteBuffer readable;
    private int length;

    Slot(MemorySegment memory) {
      this.memory = memory;
      readable = memory.asByteBuffer().asReadOnlyBuffer();
    }
  }

  /** For the thread that fills. */
  public Outlet outlet() {
    return outlet;
  }

  /** For the thread that empties. */
  public BufferSource source() {
    return source;
  }

  /** For the thread that fills, last of all: there is nothing more. */
  public void end() {
    ring.publishEnd();
  }

  /** Frees the buffers, when neither thread uses them any more. */
  public void free() {
    arena.close();
  }

  private final class Filler implements Outlet {
    private Slot claimed;

    @Override
    public MemorySegment claim() throws IOException {
      try {
        claimed = ring.claim();
        return claimed.memory;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("the reader has ended");
      }
    }

    @Override
    public void publish(int length) {
      claimed.length = length;
      ring.publish(claimed);
    }

    @Override
    public void close() {
      end();
    }
  }

  private final class Emptier implements BufferSource {
    private Slot current;

    @Override
    public ByteBuffer next() throws IOException {
      if (current != null) {
        ring.release(current);
      }
      current = ring.take();
      return current == null ? null : current.readable.limit(current.length).position(0);
    }

    @Override
    public void close() {
      // The buffers are freed when the other thread has ended as well.
    }
  }
}
