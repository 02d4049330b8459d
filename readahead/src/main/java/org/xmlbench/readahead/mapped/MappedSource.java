package org.xmlbench.readahead.mapped;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** A mapped file, in windows of the request's size. */
public final class MappedSource implements BufferSource {
  private final Path file;
  private final int window;
  private final Arena arena = Arena.ofShared();
  private final FileChannel channel;
  private final MemorySegment mapped;
  private volatile long position;

  private MappedSource(Path file, FileChannel channel, int window) throws IOException {
    this.file = file;
    this.channel = channel;
    this.window = window;
    try {
      refuseUnknownSize();
      mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
    } catch (IOException | RuntimeException | Error e) {
      arena.close();
      throw e;
    }
  }

  /**
   * Maps a regular file.
   *
   * @throws IOException when it has no size before it is read, as the kernel's own files
   */
  public static MappedSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file), channel -> new MappedSource(file, channel, settings.request()));
  }

  /** The kernel's own files have no size before they are read: mapped, they would look empty. */
  private void refuseUnknownSize() throws IOException {
    if (channel.size() == 0 && channel.read(ByteBuffer.allocate(1)) > 0) {
      throw new IOException(file + ": has bytes but no size and cannot be mapped; use plain");
    }
  }

  /** The whole file, as it was when it was opened. */
  MemorySegment memory() {
    return mapped;
  }

  /** First byte after those that were handed out; to be read by any thread. */
  long position() {
    return position;
  }

  @Override
  public ByteBuffer next() throws IOException {
    long from = position;
    long size = mapped.byteSize();
    checkSize(size);
    if (from >= size) {
      return null;
    }
    long length = Math.min(window, size - from);
    position = from + length;
    return mapped.asSlice(from, length).asByteBuffer();
  }

  /**
   * A mapping does not grow with its file: to end in silence would drop what was appended. Of one
   * that was cut, the pages are no longer there.
   */
  private void checkSize(long size) throws IOException {
    long now = channel.size();
    if (now != size) {
      throw new IOException(
          "%s: had %d bytes when it was opened and has %d now".formatted(file, size, now));
    }
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      arena.close();
    }
  }
}
