package org.xmlbench.piximal.engine.fast;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.VectorStops;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Some bytes of a document that are read next. Where they are all ASCII, their characters are here,
 * one for each byte. With vectors there is a bit for each byte at which a text, or a value of an
 * attribute, may stop; without, these are searched for by longs.
 *
 * <p>With vectors a byte from 0x80 is a stop where it may be wrong; the caller judges it. Without,
 * each of them is one.
 */
final class StopWindow extends CacheLinePadded {
  /** As many bytes it has, at most. */
  static final int SIZE = 1 << 12;

  /** A larger buffer is not held from one document to the next. */
  private static final int MOST_KEPT = 1 << 17;

  /**
   * As many bytes become characters at a time: few at first, since what is called often is compiled
   * before what runs for long. It is no harm to a thread to see that late.
   */
  private static int piece = 1 << 6;

  private static final int SHIFT = 6;
  private static final int BLOCK = 1 << SHIFT;

  /** Words of bits behind the window, all of them stops. */
  private static final int BEHIND = ByteScanner.MARGIN / BLOCK + 1;

  private static final int WORDS = SIZE / BLOCK + BEHIND;

  /** Where texts stop; bit 0 of the first is that of {@link #base}. */
  final long[] texts = new long[WORDS];

  private final long[] values = new long[WORDS];

  /** Bits of the bytes from 0x80 that are stops. */
  private final long[] wrong = new long[WORDS];

  private final char[] characters = new char[SIZE + BLOCK];

  // Both are made when they are asked for: many windows have no attributes, or no text.
  private boolean hasValues;
  private boolean hasCharacters;

  private final CharsetDecoder latin = StandardCharsets.ISO_8859_1.newDecoder();
  private final CharBuffer target = CharBuffer.wrap(characters);
  private ByteBuffer source = ByteBuffer.allocate(0);
  private ByteInput input;
  private int moves;

  byte[] bytes;

  /** The first byte, at which a character begins. */
  int base;

  /** Behind the last byte. */
  int end;

  /**
   * Whether {@link #characters()} are those of the bytes; without vectors they are those of ASCII
   * bytes alone.
   */
  boolean ascii;

  /** Whether there are bits. */
  boolean vectors;

  /** Forgets the bytes: there may be others in their place. */
  void forget() {
    bytes = null;
    input = null;
    base = 0;
    end = 0;
    if (source.capacity() > MOST_KEPT) {
      source = ByteBuffer.allocate(0);
    }
  }

  /** Makes one that begins there, unless that byte is in the window. */
  void open(ByteInput in, int at) {
    boolean has = bytes == in.buffer && input == in && moves == in.moves && at >= base && at < end;
    if (!has || vectors != ByteScanner.usesVectors()) {
      fill(in, at);
    }
  }

  /** Makes a window that begins there, where a character begins. */
  void fill(ByteInput in, int at) {
    if (bytes != in.buffer || input != in) {
      bytes = in.buffer;
      input = in;
      source = source.array() == bytes ? source : ByteBuffer.wrap(bytes);
    }
    in.countTo(at);
    moves = in.moves;
    vectors = ByteScanner.usesVectors();
    base = at;
    end = Math.min(at + SIZE, in.limit);
    hasValues = false;
    ascii = !vectors || bits();
    hasCharacters = !ascii;
  }

  /** Ends it earlier: what is behind is read in the next one. */
  void endAt(int earlier) {
    end = earlier;
  }

  private int blocks() {
    return end - base + BLOCK - 1 >> SHIFT;
  }

  /** Makes the bits of texts; returns whether all bytes are ASCII. */
  private boolean bits() {
    int blocks = blocks();
    boolean all = VectorStops.texts(bytes, base, blocks, texts, wrong, ByteScanner.usesTable());
    Arrays.fill(texts, blocks, blocks + BEHIND, -1);
    return all;
  }

  /** Where values of attributes stop: bits as {@link #texts}, if there are such. */
  long[] values() {
    if (vectors && !hasValues) {
      hasValues = true;
      makeValues();
    }
    return values;
  }

  private void makeValues() {
    int blocks = blocks();
    VectorStops.values(bytes, base, blocks, values, ByteScanner.usesTable());
    for (int block = 0; block < blocks && !ascii; block++) {
      values[block] |= wrong[block];
    }
    Arrays.fill(values, blocks, blocks + BEHIND, -1);
  }

  /** The characters, if {@link #ascii}: the first is that of {@link #base}. */
  char[] characters() {
    if (!hasCharacters) {
      makeCharacters();
    }
    return characters;
  }

  boolean hasCharacters() {
    return ascii && hasCharacters;
  }

  private void makeCharacters() {
    latin.reset();
    target.clear();
    for (int at = base; at < end; ) {
      int to = Math.min(end, at + piece);
      source.clear().limit(to).position(at);
      latin.decode(source, target, true);
      at = to;
      piece = Math.min(SIZE, piece + 1);
    }
    hasCharacters = true;
  }

  /**
   * The first byte from there on that has a bit; the window's end, or what is behind it, where
   * there is none.
   */
  static int next(long[] bits, int from, int base) {
    int index = from - base;
    // The number of bits to shift is taken modulo 64.
    long word = bits[index >> SHIFT] >>> index;
    return word != 0 ? from + Long.numberOfTrailingZeros(word) : later(bits, index, base);
  }

  private static int later(long[] bits, int from, int base) {
    int block = (from >> SHIFT) + 1;
    while (bits[block] == 0) {
      block++;
    }
    return base + (block << SHIFT) + Long.numberOfTrailingZeros(bits[block]);
  }

  /** Where a text may stop from there on, a byte of the window; its end where nowhere. */
  int textStop(int from) {
    return vectors ? next(texts, from, base) : WordScanner.textStop(bytes, from, end);
  }

  /** Where the last whole character ends, of bytes whose whole characters are right. */
  static int whole(byte[] b, int from, int to) {
    for (int back = 1; back <= 3 && to - back >= from; back++) {
      int first = b[to - back] & 0xFF;
      if (first < 0x80) {
        break;
      }
      if (first >= 0xC0) {
        int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        return back < length ? to - back : to;
      }
    }
    return to;
  }
}
