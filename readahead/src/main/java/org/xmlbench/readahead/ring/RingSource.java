package org.xmlbench.readahead.ring;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** The reader's end of a ring of buffers, and the helper that fills them. */
public final class RingSource implements BufferSource {
  /** One piece of memory: the helper writes it, the reader sees it as immutable. */
  private record Slot(ByteBuffer writable, ByteBuffer readable) {
    static Slot of(ByteBuffer memory) {
      return new Slot(memory, memory.asReadOnlyBuffer());
    }

    ByteBuffer filled() {
      return readable.limit(writable.position()).position(0);
    }
  }

  private final Arena arena;
  private final HandOff<Slot> ring;
  private final Helper helper;
  private Slot current;

  private RingSource(FileChannel channel, Arena arena, int request, int buffers) {
    this.arena = arena;
    List<Slot> slots =
        Stream.generate(() -> Slot.of(arena.allocate(request).asByteBuffer()))
            .limit(buffers)
            .toList();
    HandOff<Slot> handOff = new HandOff<>(slots, Slot.of(ByteBuffer.allocate(0)));
    ring = handOff;
    helper = Helper.start("ring", self -> fill(self, channel, handOff), handOff::publishEnd);
  }

  /** Opens a file, which may be a pipe as well. */
  public static RingSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file),
        channel -> {
          int request = settings.requestFor(channel.size());
          int buffers = settings.buffersFor(channel.size());
          return InputOwnership.over(
              Arena.ofShared(), arena -> new RingSource(channel, arena, request, buffers));
        });
  }

  private static void fill(Helper self, FileChannel channel, HandOff<Slot> ring)
      throws IOException, InterruptedException {
    try (channel) {
      while (!self.stopped()) {
        Slot slot = ring.claim();
        if (channel.read(slot.writable().clear()) < 0) {
          return;
        }
        ring.publish(slot);
      }
    }
  }

  @Override
  public ByteBuffer next() throws IOException {
    if (current != null) {
      ring.release(current);
    }
    current = ring.take();
    if (current == null) {
      helper.check();
      return null;
    }
    return current.filled();
  }

  @Override
  public void close() {
    helper.close();
    arena.close();
  }
}
