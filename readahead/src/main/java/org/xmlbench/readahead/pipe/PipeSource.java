package org.xmlbench.readahead.pipe;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.OsPipe;

/** The reading end of the pipe, and the helper at the writing end. */
public final class PipeSource implements BufferSource {
  private final Descriptor source;
  private final Helper helper;
  private final Arena arena;
  private final MemorySegment memory;
  private final ByteBuffer buffer;

  private PipeSource(OsPipe pipe, FileChannel channel, Arena arena, Settings settings) {
    source = pipe.source();
    this.arena = arena;
    memory = arena.allocate(settings.request());
    buffer = memory.asByteBuffer();
    helper =
        Helper.start(
            "readahead", self -> write(self, channel, pipe.sink(), settings), pipe.sink()::close);
  }

  /** Opens a file, which the helper begins to write into the pipe. */
  public static PipeSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file),
        channel ->
            InputOwnership.over(
                OsPipe.open(settings.pipe()),
                pipe ->
                    InputOwnership.over(
                        Arena.ofShared(),
                        arena -> new PipeSource(pipe, channel, arena, settings))));
  }

  private static void write(Helper self, FileChannel channel, Descriptor sink, Settings settings)
      throws IOException {
    try (channel;
        Arena arena = Arena.ofConfined()) {
      MemorySegment bytes = arena.allocate(settings.request());
      ByteBuffer target = bytes.asByteBuffer();
      while (!self.stopped() && channel.read(target.clear()) >= 0) {
        sink.writeFully(bytes, target.position());
      }
    }
  }

  @Override
  public ByteBuffer next() throws IOException {
    int count = source.read(memory, memory.byteSize());
    if (count == 0) {
      helper.check();
      return null;
    }
    return buffer.limit(count).position(0);
  }

  /** The reading end first: a helper that waits for capacity in the pipe then gets an error. */
  @Override
  public void close() {
    source.close();
    helper.close();
    arena.close();
  }
}
