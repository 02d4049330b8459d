package org.xmlbench.core.check;

import java.io.ByteArrayInputStream;

/**
 * A document whose reader is stopped when it reads on and on after the end: without that, a library
 * that waits for the rest of a cut character would never come back.
 */
final class FiniteInput extends ByteArrayInputStream {
  private static final int PATIENCE = 10_000;

  private int ends;

  FiniteInput(byte[] document) {
    super(document);
  }

  /** Whether the reader had to be stopped. */
  boolean stopped() {
    return ends > PATIENCE;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    int count = super.read(target, offset, length);
    return count < 0 ? countEnd() : count;
  }

  @Override
  public int read() {
    int unit = super.read();
    return unit < 0 ? countEnd() : unit;
  }

  private int countEnd() {
    if (++ends > PATIENCE) {
      throw new IllegalStateException("the parser reads on and on after the end");
    }
    return -1;
  }
}
