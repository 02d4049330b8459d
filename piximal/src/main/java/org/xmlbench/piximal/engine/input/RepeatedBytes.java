package org.xmlbench.piximal.engine.input;

import java.util.Arrays;

/** Bytes of the last document that are likely to stand in the next one, too. */
public final class RepeatedBytes {
  private static final int MOST = 128;
  private static final byte[] NONE = {};

  private byte[] known = NONE;

  /** Whether they stand there; never where none are kept. */
  public boolean stands(byte[] bytes, int from, int to) {
    int length = known.length;
    return length > 0
        && to - from >= length
        && Arrays.equals(known, 0, length, bytes, from, from + length);
  }

  /** Keeps those in place of others, unless they are many. */
  public void keep(byte[] bytes, int from, int to) {
    known = to - from > MOST ? NONE : Arrays.copyOfRange(bytes, from, to);
  }

  public int length() {
    return known.length;
  }
}
