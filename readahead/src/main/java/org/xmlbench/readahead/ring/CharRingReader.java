package org.xmlbench.readahead.ring;

import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** The reader's end of a ring of decoded characters, and the helper that decodes them. */
public final class CharRingReader extends Reader {
  private static final CharBuffer NOTHING = CharBuffer.allocate(0);

  private final HandOff<CharBuffer> ring;
  private final Helper helper;
  private final String subject;
  private CharBuffer current = NOTHING;
  private boolean closed;

  private CharRingReader(FileChannel channel, int request, int buffers, String subject) {
    this.subject = subject;
    List<CharBuffer> slots =
        Stream.generate(() -> CharBuffer.allocate(request)).limit(buffers).toList();
    HandOff<CharBuffer> handOff = new HandOff<>(slots, CharBuffer.allocate(0));
    ring = handOff;
    helper =
        Helper.start(
            "ring-chars",
            self -> {
              try (DecodedFile decoded = new DecodedFile(channel, request, subject)) {
                fill(self, decoded, handOff);
              }
            },
            handOff::publishEnd);
  }

  /** Opens a file, which may be a pipe as well. */
  public static CharRingReader open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file),
        channel -> {
          int request = settings.requestFor(channel.size());
          int buffers = settings.buffersFor(channel.size());
          return new CharRingReader(channel, request, buffers, file.toString());
        });
  }

  /** What was decoded before an error is handed over before the error is reported. */
  private static void fill(Helper self, DecodedFile decoded, HandOff<CharBuffer> ring)
      throws IOException, InterruptedException {
    boolean more = true;
    while (more && !self.stopped()) {
      CharBuffer slot = ring.claim().clear();
      try {
        more = decoded.read(slot);
      } finally {
        ring.publish(slot.flip());
      }
    }
  }

  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, to.length);
    if (closed) {
      throw new IOException(subject + ": the reader is closed");
    }
    if (length == 0) {
      return 0;
    }
    while (!current.hasRemaining()) {
      if (current != NOTHING) {
        ring.release(current);
      }
      CharBuffer next = ring.take();
      if (next == null) {
        current = NOTHING;
        helper.check();
        return -1;
      }
      current = next;
    }
    int count = Math.min(length, current.remaining());
    current.get(to, offset, count);
    return count;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      helper.close();
    }
  }
}
