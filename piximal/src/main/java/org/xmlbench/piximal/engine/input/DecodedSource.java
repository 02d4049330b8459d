package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import org.xmlbench.piximal.engine.scan.Utf8;

/** A document that comes in another encoding. */
public final class DecodedSource implements ByteSource {
  private static final int SIZE = 1 << 13;

  private final CharsetDecoder decoder;
  private final OriginalLengths lengths;
  private final InputStream stream;
  private final ByteBuffer raw;
  private final CharBuffer characters = CharBuffer.allocate(SIZE);
  private boolean ended;
  private CoderResult wrong;

  /** One whose first bytes, {@code begun}, were read from the stream. */
  public DecodedSource(Charset charset, byte[] begun, int from, int to, InputStream stream) {
    this.stream = stream;
    this.decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    this.lengths = new OriginalLengths(charset);
    this.raw = ByteBuffer.allocate(Math.max(SIZE, to - from));
    raw.put(begun, from, to - from).flip();
    characters.flip();
  }

  @Override
  public int read(byte[] into, int at, int most) throws IOException {
    if (!characters.hasRemaining() && !decode()) {
      return -1;
    }
    int written = 0;
    while (characters.hasRemaining() && written + LEAST <= most) {
      char first = characters.get();
      // A decoder brings both surrogates of a pair, or none.
      int character =
          Character.isHighSurrogate(first) ? Character.toCodePoint(first, characters.get()) : first;
      written += Utf8.write(character, into, at + written);
    }
    return written;
  }

  /** Decodes some characters; false at the end. */
  private boolean decode() throws IOException {
    if (wrong != null) {
      wrong.throwException();
    }
    characters.clear();
    while (characters.position() == 0) {
      CoderResult result = lengths.decode(decoder, raw, characters, ended);
      if (result.isError()) {
        wrong = result;
        break;
      }
      if (characters.position() > 0 || result.isOverflow()) {
        break;
      }
      if (ended) {
        characters.flip();
        return false;
      }
      raw.compact();
      int count = Utf8Source.read(stream, raw.array(), raw.position(), raw.remaining());
      ended = count < 0;
      raw.position(raw.position() + Math.max(count, 0)).flip();
    }
    if (wrong != null && characters.position() == 0) {
      characters.flip();
      wrong.throwException();
    }
    characters.flip();
    return true;
  }

  @Override
  public long originalLength(byte[] utf8, int from, int to, boolean passed) {
    return lengths.of(utf8, from, to, passed);
  }
}
