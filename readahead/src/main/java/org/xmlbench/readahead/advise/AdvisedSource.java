package org.xmlbench.readahead.advise;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.Descriptor.Advice;

/** A descriptor that is read and advised by one thread: advice belongs to the open descriptor. */
public final class AdvisedSource implements BufferSource {
  /** What one call announces. The kernel begins to read no more than about this for each. */
  private static final long STEP = 1 << 20;

  private final Descriptor descriptor;
  private final long lead;
  private final Arena arena;
  private final MemorySegment memory;
  private final ByteBuffer buffer;
  private long position;
  private long announced;

  private AdvisedSource(Descriptor descriptor, Arena arena, int request, long lead) {
    this.descriptor = descriptor;
    this.arena = arena;
    this.lead = lead;
    memory = arena.allocate(request);
    buffer = memory.asByteBuffer();
  }

  /** Opens a regular file. */
  public static AdvisedSource open(Path file, Settings settings) throws IOException {
    int request = settings.requestFor(Files.size(file));
    return InputOwnership.over(
        Descriptor.openForReading(file),
        descriptor -> {
          descriptor.advise(0, 0, Advice.SEQUENTIAL);
          return InputOwnership.over(
              Arena.ofShared(),
              arena -> new AdvisedSource(descriptor, arena, request, settings.lead()));
        });
  }

  @Override
  public ByteBuffer next() throws IOException {
    while (announced < position + lead) {
      descriptor.advise(announced, STEP, Advice.WILL_NEED);
      announced += STEP;
    }
    int count = descriptor.read(memory, memory.byteSize());
    position += count;
    return count == 0 ? null : buffer.limit(count).position(0);
  }

  @Override
  public void close() {
    descriptor.close();
    arena.close();
  }
}
