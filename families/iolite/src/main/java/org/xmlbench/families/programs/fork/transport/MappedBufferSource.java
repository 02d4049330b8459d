package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;

/** The pages of the page cache themselves, mapped: what IO-Lite's read of a cached file did. */
public final class MappedBufferSource implements BufferSource {
  private static final int WINDOW = 1 << 20;

  private final Arena arena = Arena.ofConfined();
  private final MemorySegment mapped;
  private long position;
  private boolean closed;

  public MappedBufferSource(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
    } catch (IOException | RuntimeException e) {
      arena.close();
      throw e;
    }
  }

  @Override
  public ByteBuffer next() {
    long length = Math.min(WINDOW, mapped.byteSize() - position);
    if (length == 0) {
      return null;
    }
    ByteBuffer window = mapped.asSlice(position, length).asByteBuffer();
    position += length;
    return window;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      arena.close();
    }
  }
}
