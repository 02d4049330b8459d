package org.xmlbench.readahead.buffered;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.Settings;

/** One buffer outside the heap, filled by the thread that reads it. */
final class ChannelSource implements BufferSource {
  private final FileChannel channel;
  private final Arena arena = Arena.ofShared();
  private final ByteBuffer buffer;

  private ChannelSource(FileChannel channel, int request) {
    this.channel = channel;
    buffer = arena.allocate(request).asByteBuffer();
  }

  static ChannelSource open(Path file, Settings settings) throws IOException {
    FileChannel channel = FileChannel.open(file);
    try {
      return new ChannelSource(channel, settings.requestFor(channel.size()));
    } catch (IOException | RuntimeException | Error e) {
      channel.close();
      throw e;
    }
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
