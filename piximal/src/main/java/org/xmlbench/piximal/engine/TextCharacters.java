package org.xmlbench.piximal.engine;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/**
 * Decodes texts. Bytes behind a text of ASCII are decoded with it, as long as they are ASCII, too:
 * one call for many short texts.
 */
final class TextCharacters {
  /** As many bytes are decoded in advance. */
  private static final int WINDOW = 1 << 12;

  private final CharsetDecoder ascii = StandardCharsets.US_ASCII.newDecoder();
  private CharBuffer target = CharBuffer.allocate(0);
  private ByteBuffer source = ByteBuffer.allocate(0);

  /** The bytes that characters stand for, a character for each; null where there are none. */
  private byte[] decoded;

  /** {@link ByteInput#moves} of then. */
  private int moves;

  private int begin;
  private int end;

  /** Takes the characters. */
  char[] characters = new char[0];

  /** Where the text begins that was decoded last. */
  int from;

  /** Forgets what was decoded: the bytes may be others. */
  void forget() {
    decoded = null;
  }

  /**
   * Decodes a text whose bytes are known to be characters.
   *
   * @return how many UTF-16 units it has, from {@link #from}
   */
  int decode(ByteInput in, byte[] bytes, int start, int to) {
    int length = to - start;
    if (bytes == decoded && start >= begin && to <= end && in.moves == moves) {
      from = start - begin;
      return length;
    }
    decoded = null;
    from = 0;
    if (WordScanner.ascii(bytes, start, to) < length) {
      reserve(length);
      return ByteScanner.decode(bytes, start, to, characters);
    }
    if (bytes != in.buffer || in.isInEntity()) {
      // Whose bytes those are does not say when they change.
      decodeAscii(bytes, start, to);
      return length;
    }
    decodeAscii(bytes, start, Math.min(in.limit, start + Math.max(length, WINDOW)));
    decoded = bytes;
    moves = in.moves;
    return length;
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
    if (characters.length < length) {
      characters = new char[Math.max(length, Math.min(characters.length * 2, 1 << 30))];
      target = CharBuffer.wrap(characters);
    }
  }
}
