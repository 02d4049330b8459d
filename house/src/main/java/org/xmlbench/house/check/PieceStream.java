package org.xmlbench.house.check;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.check.DriverDelivery;

/** A canonical stream that comes from a worker in pieces, as {@code Request} describes them. */
final class PieceStream extends InputStream {
  private static final long WORTH_SKIPPING = 4L << 20;

  private final DataInputStream answers;
  private final Runnable atEnd;
  private int left;
  private boolean ended;

  PieceStream(DataInputStream answers, Runnable atEnd) {
    this.answers = answers;
    this.atEnd = atEnd;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (left == 0 && !nextPiece()) {
      return -1;
    }
    int count = answers.read(target, offset, Math.min(length, left));
    if (count < 0) {
      throw new EOFException("the worker has ended");
    }
    left -= count;
    return count;
  }

  /**
   * Reads to the end if that is near.
   *
   * @return whether the end was reached, so that the worker takes the next request
   */
  boolean skipToEnd() throws IOException {
    byte[] waste = new byte[1 << 14];
    for (long skipped = 0; !ended && skipped < WORTH_SKIPPING; ) {
      skipped += Math.max(0, read(waste, 0, waste.length));
    }
    return ended;
  }

  /** Stops the clock of this stream, which is no longer read. */
  @Override
  public void close() {
    atEnd.run();
  }

  private boolean nextPiece() throws IOException {
    if (ended) {
      return false;
    }
    left = answers.readInt();
    if (left == 0) {
      DriverDelivery.read(answers);
      ended = true;
      atEnd.run();
    }
    return !ended;
  }
}
