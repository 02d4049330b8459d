package org.xmlbench.readahead.strategy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Objects;

/** The bytes of a {@link BufferSource} as a stream, for programs that read streams. */
public final class BufferStream extends InputStream {
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final BufferSource source;
  private final String subject;
  private ByteBuffer current = NOTHING;
  private volatile int rounds = 1;
  private boolean closed;

  /**
   * A stream over a source, which it closes.
   *
   * @param subject the file's name, for messages
   */
  public BufferStream(BufferSource source, String subject) {
    this.source = source;
    this.subject = subject;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] to, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, to.length);
    if (length == 0) {
      return 0;
    }
    if (!arrive()) {
      return -1;
    }
    int count = Math.min(length, current.remaining());
    try {
      current.get(to, offset, count);
      deliverFault();
    } catch (InternalError e) {
      // How the JVM reports that a mapped page has no file behind it.
      throw new IOException(subject + ": was cut off by another program while it was read", e);
    }
    return count;
  }

  /**
   * The JVM throws a fault in mapped memory some time after the access, when the thread next comes
   * to a safepoint. This is one: a loop whose bound is volatile polls whenever it goes round.
   */
  private void deliverFault() {
    int round = 0;
    while (round < rounds) {
      round++;
    }
  }

  private boolean arrive() throws IOException {
    if (closed) {
      throw new IOException(subject + ": the stream is closed");
    }
    while (!current.hasRemaining()) {
      ByteBuffer next = source.next();
      if (next == null) {
        current = NOTHING;
        return false;
      }
      current = next;
    }
    return true;
  }

  @Override
  public int available() throws IOException {
    if (closed) {
      throw new IOException(subject + ": the stream is closed");
    }
    return current.remaining();
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      current = NOTHING;
      source.close();
    }
  }
}
