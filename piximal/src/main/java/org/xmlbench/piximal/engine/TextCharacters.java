package org.xmlbench.piximal.engine;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/**
 * Decodes texts. Bytes behind a text are decoded with it, as long as they are ASCII, too, or known
 * to be characters: one call for many short texts.
 */
final class TextCharacters extends Padding {
  /** As many bytes are decoded in advance. */
  private static final int WINDOW = 1 << 12;

  /** Room for more characters is not kept from one document to the next. */
  private static final int MOST_KEPT = 1 << 16;

  private static final int MOST_ASIDE = 32;

  /** Where so much is ASCII, what is known to be characters is not decoded instead. */
  private static final int MUCH_ASCII = 1 << 9;

  private final CharsetDecoder ascii = StandardCharsets.US_ASCII.newDecoder();
  private CharBuffer target = CharBuffer.allocate(0);
  private ByteBuffer source = ByteBuffer.allocate(0);

  /** The bytes that characters stand for, a character for each; null where there are none. */
  private byte[] decoded;

  /** {@link ByteInput#moves} of then. */
  private int moves;

  private int begin;
  private int end;

  /** Which unit each byte became, where they are not all ASCII. */
  private final UnitIndex index = new UnitIndex();

  private boolean isIndexed;

  /** In these bytes, from where a text begins up to there, all are known to be characters. */
  private byte[] judged;

  private int judgedMoves;
  private int judgedTo;

  /** Takes those of the window. */
  private char[] window = new char[0];

  /** Takes those of a short text from elsewhere, for which the window is not given up. */
  private final char[] aside = new char[MOST_ASIDE];

  /** Where the characters are that were decoded last. */
  char[] characters = window;

  /** Where the text begins that was decoded last. */
  int from;

  /** What stands in the input up to that byte, from its position, is known to be characters. */
  void judged(ByteInput in, int to) {
    judged = in.buffer;
    judgedMoves = in.moves;
    judgedTo = to;
  }

  /** Forgets what was decoded: the bytes may be others. What is large is not kept, either. */
  void forget() {
    decoded = null;
    judged = null;
    if (source.capacity() > MOST_KEPT) {
      source = ByteBuffer.allocate(0);
    }
    if (window.length > MOST_KEPT) {
      window = new char[0];
      characters = window;
      target = CharBuffer.allocate(0);
    }
  }

  /**
   * Decodes a text whose bytes are known to be characters.
   *
   * @return how many UTF-16 units it has, from {@link #from}
   */
  int decode(ByteInput in, byte[] bytes, int start, int to) {
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
    if (!elsewhere && decodesAhead(in, bytes, start, to)) {
      return shown(start, to);
    }
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
    int first = start - begin;
    from = isIndexed ? index.at(first) : first;
    return isIndexed ? index.at(to - begin) - from : to - start;
  }

  /** Whether it has decoded what is known to be characters: more than the text, and not ASCII. */
  private boolean decodesAhead(ByteInput in, byte[] bytes, int start, int to) {
    int most = Math.min(judgedTo - start, WINDOW);
    if (bytes != judged || in.moves != judgedMoves || most < to - start + StopBits.BLOCK) {
      return false;
    }
    int much = Math.min(most, MUCH_ASCII);
    if (WordScanner.ascii(bytes, start, start + much) == much) {
      return false;
    }
    reserve(most);
    int count = ByteScanner.decodeAhead(bytes, start, most, window, index);
    if (count == 0 || start + count < to) {
      return false;
    }
    isIndexed = true;
    begin = start;
    end = start + count;
    decoded = bytes;
    moves = in.moves;
    return true;
  }

  private void decodeAscii(byte[] bytes, int start, int to) {
    reserve(to - start);
    if (source.array() != bytes) {
      source = ByteBuffer.wrap(bytes);
    }
    source.clear().limit(to).position(start);
    ascii.reset().decode(source, target.clear(), true);
    isIndexed = false;
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
