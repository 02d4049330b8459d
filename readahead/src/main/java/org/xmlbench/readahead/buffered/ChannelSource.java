package org.xmlbench.readahead.buffered;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** One buffer outside the heap, filled by the thread that reads it. */
final class ChannelSource implements BufferSource {
  private final FileChannel channel;
  private final Arena arena;
  private final ByteBuffer buffer;

  private ChannelSource(FileChannel channel, Arena arena, int request) {
    this.channel = channel;
    this.arena = arena;
    buffer = arena.allocate(request).asByteBuffer();
  }

  static ChannelSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file),
        channel -> {
          int request = settings.requestFor(channel.size());
          return InputOwnership.over(
              Arena.ofShared(), arena -> new ChannelSource(channel, arena, request));
        });
  }

  @Override
  public ByteBuffer next() throws IOException {
    return channel.read(buffer.clear()) < 0 ? null : buffer.flip();
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      arena.close();
    }
  }
}
