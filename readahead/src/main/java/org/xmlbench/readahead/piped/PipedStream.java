package org.xmlbench.readahead.piped;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;

/** Java's pipe, and the helper that writes it. */
public final class PipedStream extends FilterInputStream {
  private final Helper helper;
  private boolean closed;

  private PipedStream(PipedInputStream in, FileChannel channel, byte[] bytes) throws IOException {
    super(in);
    PipedOutputStream out = new PipedOutputStream(in);
    helper = Helper.start("piped", self -> write(self, channel, out, bytes), () -> close(out));
  }

  /** Opens a file, which the helper begins to write into the pipe. */
  public static PipedStream open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        FileChannel.open(file),
        channel -> {
          byte[] bytes = new byte[settings.requestFor(channel.size())];
          return new PipedStream(new PipedInputStream(settings.pipe()), channel, bytes);
        });
  }

  private static void write(Helper self, FileChannel channel, PipedOutputStream out, byte[] bytes)
      throws IOException {
    try (channel) {
      ByteBuffer target = ByteBuffer.wrap(bytes);
      while (!self.stopped() && channel.read(target.clear()) >= 0) {
        out.write(bytes, 0, target.position());
      }
    }
  }

  private static void close(PipedOutputStream out) {
    try {
      out.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] to, int offset, int length) throws IOException {
    int count = in.read(to, offset, length);
    if (count < 0) {
      helper.check();
    }
    return count;
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      in.close();
      helper.close();
    }
  }
}
