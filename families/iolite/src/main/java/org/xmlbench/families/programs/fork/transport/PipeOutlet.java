package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.xmlbench.readahead.system.Descriptor;

/** The conventional transport: {@code write(2)} copies the buffer into a pipe. */
public final class PipeOutlet implements Outlet {
  private final Descriptor pipe;
  private final Arena arena = Arena.ofConfined();
  private final MemorySegment buffer = arena.allocate(BUFFER);

  /** An outlet into the writing end of a pipe, which it closes. */
  public PipeOutlet(Descriptor pipe) {
    this.pipe = pipe;
  }

  @Override
  public MemorySegment claim() {
    return buffer;
  }

  @Override
  public void publish(int length) throws IOException {
    pipe.writeFully(buffer, length);
  }

  @Override
  public void close() {
    pipe.close();
    arena.close();
  }
}
