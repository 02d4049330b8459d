package org.xmlbench.piximal.mutation;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** A document that comes in pieces of few bytes. */
public final class PiecesOfInput extends InputStream {
  private final ByteArrayInputStream all;
  private final int most;

  public PiecesOfInput(byte[] document, int most) {
    this.all = new ByteArrayInputStream(document);
    this.most = most;
  }

  @Override
  public int read() {
    return all.read();
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    return all.read(into, offset, Math.min(length, most));
  }
}
