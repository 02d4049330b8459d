package org.xmlbench.piximal.engine.input;

import java.util.Arrays;
import org.xmlbench.piximal.engine.scan.Utf8;

/** Builds bytes; large room is given up between documents. */
public final class ByteBuilder extends CacheLinePadded {
  private static final byte[] NONE = {};
  private static final int LEAST = 256;

  /** More is not kept from one document to the next. */
  private static final int MOST_KEPT = 1 << 16;

  /** The bytes, of which the first {@link #length} count. */
  public byte[] bytes = NONE;

  public int length;

  public void add(int b) {
    ensure(1);
    bytes[length++] = (byte) b;
  }

  public void addCharacter(int character) {
    ensure(4);
    length += Utf8.write(character, bytes, length);
  }

  public void add(byte[] from, int start, int end) {
    ensure(end - start);
    System.arraycopy(from, start, bytes, length, end - start);
    length += end - start;
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      int least = Math.max(LEAST, length + more);
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, least));
    }
  }

  /** Gives up room that is large, with what is in it. */
  public void trim() {
    if (bytes.length > MOST_KEPT) {
      bytes = NONE;
      length = 0;
    }
  }

  public byte[] copy() {
    return Arrays.copyOf(bytes, length);
  }

  public void clear() {
    length = 0;
  }
}
