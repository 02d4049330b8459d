package org.xmlbench.piximal.engine.input;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * How many bytes characters had in the encoding of their document: counted when they are decoded,
 * since a charset may not encode, and one with states encodes in more than one way.
 */
final class OriginalLengths {
  /** Bytes of each character, or UTF-16 unit; 0 where they are counted. */
  private final int bytesOfEach;

  private final boolean ofUnits;

  /** Of the characters that were decoded and not passed yet, in their order. */
  private byte[] counted = new byte[0];

  private int first;
  private int end;

  /** Of bytes that were decoded to no character yet, such as escape sequences. */
  private int pending;

  OriginalLengths(Charset charset) {
    boolean single = charset.canEncode() && charset.newEncoder().maxBytesPerChar() == 1;
    this.ofUnits = charset.name().equals("UTF-16BE") || charset.name().equals("UTF-16LE");
    boolean isFour = charset.name().equals("UTF-32BE") || charset.name().equals("UTF-32LE");
    this.bytesOfEach = ofUnits ? 2 : isFour ? 4 : single ? 1 : 0;
  }

  /** Decodes as {@link CharsetDecoder#decode}, and counts where that is needed. */
  CoderResult decode(CharsetDecoder decoder, ByteBuffer raw, CharBuffer into, boolean ended) {
    if (bytesOfEach != 0) {
      return decoder.decode(raw, into, ended);
    }
    int room = into.limit();
    CoderResult result = CoderResult.OVERFLOW;
    while (result.isOverflow() && room - into.position() >= 2) {
      int rawFrom = raw.position();
      int from = into.position();
      result = decodeOne(decoder, raw, into, ended);
      pending += raw.position() - rawFrom;
      for (int at = from; at < into.position(); at++) {
        if (!Character.isLowSurrogate(into.get(at))) {
          add(pending);
          pending = 0;
        }
      }
    }
    into.limit(room);
    return result;
  }

  /** Decodes one character, which has two units where one finds no room in one. */
  private static CoderResult decodeOne(
      CharsetDecoder decoder, ByteBuffer raw, CharBuffer into, boolean ended) {
    int from = into.position();
    into.limit(from + 1);
    CoderResult result = decoder.decode(raw, into, ended);
    if (result.isOverflow() && into.position() == from) {
      into.limit(from + 2);
      result = decoder.decode(raw, into, ended);
    }
    return result;
  }

  private void add(int bytes) {
    if (end == counted.length) {
      int kept = end - first;
      byte[] larger = kept * 2 < counted.length ? counted : new byte[Math.max(64, kept * 4)];
      System.arraycopy(counted, first, larger, 0, kept);
      counted = larger;
      first = 0;
      end = kept;
    }
    counted[end++] = (byte) Math.min(bytes, Byte.MAX_VALUE);
  }

  /**
   * The original length of characters in UTF-8, which begin where the last ones that were passed
   * end.
   *
   * @param passed whether these are not asked for again
   */
  long of(byte[] utf8, int from, int to, boolean passed) {
    if (ofUnits) {
      return 2L * WordScanner.units(utf8, from, to);
    }
    int characters = (int) ByteScanner.characters(utf8, from, to);
    if (bytesOfEach != 0) {
      return (long) bytesOfEach * characters;
    }
    long length = 0;
    for (byte one : Arrays.copyOfRange(counted, first, first + characters)) {
      length += one;
    }
    first += passed ? characters : 0;
    return length;
  }
}
