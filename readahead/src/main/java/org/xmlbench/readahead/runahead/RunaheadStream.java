package org.xmlbench.readahead.runahead;

import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** The parser's own descriptor, and the helper's beside it. */
public final class RunaheadStream extends FilterInputStream {
  private final Helper helper;
  private volatile long position;

  private RunaheadStream(FileInputStream own, FileChannel ahead, Settings settings) {
    super(own);
    helper = Helper.start("runahead", self -> readAhead(self, ahead, settings), () -> {});
  }

  /** Opens a regular file, which the helper begins to read. */
  public static RunaheadStream open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        new FileInputStream(file.toFile()),
        own -> new RunaheadStream(own, FileChannel.open(file), settings));
  }

  private void readAhead(Helper self, FileChannel ahead, Settings settings) throws IOException {
    try (ahead;
        Arena arena = Arena.ofConfined()) {
      ByteBuffer discarded = arena.allocate(settings.requestFor(ahead.size())).asByteBuffer();
      long read = 0;
      while (self.mayContinue(read, () -> position, settings.lead())) {
        int count = ahead.read(discarded.clear());
        if (count < 0) {
          return;
        }
        read += count;
      }
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] to, int offset, int length) throws IOException {
    helper.check();
    int count = in.read(to, offset, length);
    if (count > 0) {
      advance(count);
    }
    return count;
  }

  @Override
  public long skip(long count) throws IOException {
    long skipped = in.skip(count);
    advance(skipped);
    return skipped;
  }

  /** Only the reader's thread writes the position. */
  @SuppressWarnings("NonAtomicOperationOnVolatileField")
  private void advance(long count) {
    position += count;
  }

  @Override
  public void close() throws IOException {
    helper.close();
    in.close();
  }
}
