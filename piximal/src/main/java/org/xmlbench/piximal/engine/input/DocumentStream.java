package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.piximal.DocumentBytes;

/** The bytes of a document, or of a part of it, as a stream. */
public final class DocumentStream extends InputStream {
  private final DocumentBytes document;
  private final long to;
  private long position;
  private int most = Integer.MAX_VALUE;
  private boolean exceeded;

  public DocumentStream(DocumentBytes document) {
    this(document, 0, document.size());
  }

  /** From a byte of the document to another, at most to its end. */
  public DocumentStream(DocumentBytes document, long from, long to) {
    this.document = document;
    this.position = from;
    this.to = Math.min(to, document.size());
  }

  /** Brings no more bytes at a time. */
  public void bringAtMost(int bytes) {
    most = bytes;
  }

  /** Whether more was asked for, where the document goes on. */
  public boolean isExceeded() {
    return exceeded;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int count = (int) Math.min(Math.min(length, most), to - position);
    if (count <= 0) {
      exceeded |= length > 0 && to < document.size();
      return length == 0 ? 0 : -1;
    }
    document.copy(position, into, offset, count);
    position += count;
    return count;
  }
}
