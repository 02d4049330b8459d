package org.xmlbench.piximal.engine;

/**
 * A bit for each byte of a window at which a text, or the value of an attribute, may end: the bytes
 * that {@link ByteScanner} does not pass over. Bit 0 is that of the first byte. Where a character
 * of several bytes is wrong, or not whole in the window, those around it are among them, too: the
 * caller judges.
 *
 * <p>One pass over the window takes the place of a scan for each text, which are short in most
 * documents.
 */
final class StopBits {
  /** As many bytes a window has, at most. */
  static final int WINDOW = 1 << 12;

  /** Bytes of a word of bits. */
  static final int BLOCK = Long.SIZE;

  private static final int BLOCKS = WINDOW / BLOCK;
  private static final int SHIFT = 6;

  private final long[] texts = new long[BLOCKS];
  private final long[] values = new long[BLOCKS];

  /** Made once vectors are used: a JVM may have none. */
  private VectorUtf8 utf8;

  private byte[] buffer;
  private int moves;
  private int begin;
  private int end;

  /** Forgets the window: its bytes may be others. */
  void forget() {
    buffer = null;
  }

  /**
   * Makes the bits of a window that begins there, unless there are such.
   *
   * @param at where a character begins
   * @return behind the last byte of the window
   */
  int fill(ByteInput in, int at) {
    if (buffer != in.buffer || moves != in.moves || at < begin || at >= end) {
      utf8 = utf8 == null ? new VectorUtf8() : utf8;
      int blocks = Math.min(WINDOW, in.limit - at) >> SHIFT;
      VectorStops.fill(in.buffer, at, blocks, texts, values, utf8);
      buffer = in.buffer;
      moves = in.moves;
      begin = at;
      end = at + (blocks << SHIFT);
    }
    return end;
  }

  /** Whether there are bits for that byte and those behind it, up to the window's end. */
  boolean has(int at) {
    return at < end;
  }

  /**
   * The first byte from there that a text is not passed over at.
   *
   * @return it; the window's end where it has none
   */
  int text(int from) {
    return next(texts, from);
  }

  /** The same of the value of an attribute. */
  int value(int from) {
    return next(values, from);
  }

  private int next(long[] bits, int from) {
    int at = from - begin;
    if (from >= end) {
      return from;
    }
    int block = at >> SHIFT;
    // The number of bits to shift is taken modulo 64.
    long word = bits[block] >>> at;
    if (word != 0) {
      return from + Long.numberOfTrailingZeros(word);
    }
    int blocks = end - begin >> SHIFT;
    while (++block < blocks) {
      if (bits[block] != 0) {
        return begin + (block << SHIFT) + Long.numberOfTrailingZeros(bits[block]);
      }
    }
    return end;
  }
}
