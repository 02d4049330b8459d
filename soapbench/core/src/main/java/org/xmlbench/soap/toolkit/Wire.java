package org.xmlbench.soap.toolkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The canned transport: takes a request, counts its bytes and forgets them, and gives the same
 * reply to each. One for a thread.
 */
public final class Wire {
  private final CountingStream request = new CountingStream();
  private final byte[] reply;
  private long replyTaken;

  /** A wire whose other end answers with {@code reply}. */
  public Wire(byte[] reply) {
    this.reply = reply;
  }

  /** Takes the bytes of the next request; to be closed or not. */
  public OutputStream request() {
    request.bytes = 0;
    return request;
  }

  /** The reply, from its beginning. */
  public InputStream reply() {
    if (request.kept != null) {
      replyTaken = System.nanoTime();
    }
    return new ByteArrayInputStream(reply);
  }

  /** Bytes of the last request. */
  public long requestBytes() {
    return request.bytes;
  }

  /**
   * Keeps requests from now on, until {@link #captured()}. Not for what is timed.
   *
   * @throws IllegalStateException when requests are kept already
   */
  public void capture() {
    if (request.kept != null) {
      throw new IllegalStateException("requests are kept already");
    }
    request.kept = new ByteArrayOutputStream();
  }

  public boolean captures() {
    return request.kept != null;
  }

  /** What was written since {@link #capture()}; nothing is kept from now on. */
  public byte[] captured() {
    byte[] bytes = request.kept.toByteArray();
    request.kept = null;
    return bytes;
  }

  /**
   * {@link System#nanoTime} when a reply was last taken while requests were kept: a client that
   * reads its reply has written its request.
   */
  public long replyTaken() {
    return replyTaken;
  }

  /** Counts and discards. */
  private static final class CountingStream extends OutputStream {
    private long bytes;
    private ByteArrayOutputStream kept;

    @Override
    public void write(int b) {
      bytes++;
      if (kept != null) {
        kept.write(b);
      }
    }

    @Override
    public void write(byte[] buffer, int offset, int length) {
      bytes += length;
      if (kept != null) {
        kept.write(buffer, offset, length);
      }
    }
  }
}
