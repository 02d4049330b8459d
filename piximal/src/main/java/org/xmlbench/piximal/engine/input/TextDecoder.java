package org.xmlbench.piximal.engine.input;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Decodes texts. Bytes behind a text are decoded with it, as long as they are ASCII, too: one call
 * for many short texts.
 */
public final class TextDecoder extends CacheLinePadded {
  /** As many bytes are decoded in advance. */
  private static final int WINDOW = 1 << 12;

  /** Room for more characters is not kept from one document to the next. */
  private static final int MOST_KEPT = 1 << 16;

  private static final int MOST_ASIDE = 32;

  private final CharsetDecoder ascii = StandardCharsets.US_ASCII.newDecoder();
  private CharBuffer target = CharBuffer.allocate(0);
  private ByteBuffer source = ByteBuffer.allocate(0);

  /** The bytes that characters stand for, a character for each; null where there are none. */
  private byte[] decoded;

  /** {@link ByteInput#moves} of then. */
  private int moves;

  private int begin;
  private int end;

  /** Takes those of the window. */
  private char[] window = new char[0];

  /** Takes those of a short text from elsewhere, for which the window is not given up. */
  private final char[] aside = new char[MOST_ASIDE];

  /** Where the characters are that were decoded last. */
  public char[] characters = window;

  /** Where the text begins that was decoded last. */
  public int from;

  /** Forgets what was decoded: the bytes may be others. What is large is not kept, either. */
  public void forget() {
    decoded = null;
    if (source.capacity() > MOST_KEPT) {
      source = ByteBuffer.allocate(0);
    }
    if (window.length > MOST_KEPT) {
      window = new char[0];
      characters = window;
      target = CharBuffer.allocate(0);
    }
  }

  /** Decodes known characters; returns how many UTF-16 units these are, from {@link #from}. */
  public int decode(ByteInput in, byte[] bytes, int start, int to) {
    int length = to - start;
    if (bytes == decoded && start >= begin && to <= end && in.moves == moves) {
      return shown(start, to);
    }
    from = 0;
    // Whose bytes those are does not say when they change.
    boolean elsewhere = bytes != in.buffer || in.isInEntity();
    if (elsewhere && length <= MOST_ASIDE) {
      characters = aside;
      return Utf8.decode(bytes, start, to, aside, 0);
    }
    decoded = null;
    reserve(length);
    if (WordScanner.ascii(bytes, start, to) < length) {
      return ByteScanner.decode(bytes, start, to, window);
    }
    if (elsewhere) {
      decodeAscii(bytes, start, to);
      return length;
    }
    decodeAscii(bytes, start, Math.min(in.limit, start + Math.max(length, WINDOW)));
    decoded = bytes;
    moves = in.moves;
    return length;
  }

  private int shown(int start, int to) {
    useWindow();
    from = start - begin;
    return to - start;
  }

  private void decodeAscii(byte[] bytes, int start, int to) {
    reserve(to - start);
    if (source.array() != bytes) {
      source = ByteBuffer.wrap(bytes);
    }
    source.clear().limit(to).position(start);
    ascii.reset().decode(source, target.clear(), true);
    begin = start;
    end = source.position();
  }

  private void reserve(int length) {
    if (window.length < length) {
      window = new char[Math.max(length, Math.min(window.length * 2, 1 << 30))];
      target = CharBuffer.wrap(window);
    }
    useWindow();
  }

  /** A reference is written where it changes only, see docs/decisions/0086. */
  private void useWindow() {
    if (characters != window) {
      characters = window;
    }
  }
}
