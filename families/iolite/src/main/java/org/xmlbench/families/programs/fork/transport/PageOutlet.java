package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.PageMoves;

/**
 * Maps buffers into a pipe by {@code vmsplice(2)}; the reader's {@code read(2)} is the only copy.
 *
 * <p>A buffer is filled again only after what was published later has filled the whole pipe: then
 * the reader has taken it.
 */
public final class PageOutlet implements Outlet {
  private static final int PAGE = 4096;

  /** The pipe's capacity, which is one buffer, then the one that is being filled, and one more. */
  private static final int BUFFERS = 3;

  private final Descriptor pipe;
  private final MemorySegment memory;
  private int next;

  /**
   * An outlet into the writing end of a pipe of {@link Outlet#BUFFER} bytes, which it closes.
   *
   * @param arena outlives the reader, which may still be at its last bytes when this is closed
   */
  public PageOutlet(Descriptor pipe, Arena arena) {
    this.pipe = pipe;
    memory = arena.allocate((long) BUFFERS * BUFFER, PAGE);
  }

  @Override
  public MemorySegment claim() {
    return memory.asSlice((long) next * BUFFER, BUFFER);
  }

  @Override
  public void publish(int length) throws IOException {
    PageMoves.vmsplice(memory.asSlice((long) next * BUFFER, length), pipe);
    next = (next + 1) % BUFFERS;
  }

  @Override
  public void close() {
    pipe.close();
  }
}
