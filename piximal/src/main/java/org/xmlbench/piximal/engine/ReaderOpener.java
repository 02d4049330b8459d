package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import org.xmlbench.piximal.ParserOptions;

/** Opens one document after another, and keeps the names and the buffer for the next. */
public final class ReaderOpener {
  private static final int BUFFER = 1 << 16;

  private final ParserOptions options;
  private final ReaderNames names = ReaderNames.make();
  private byte[] buffer;
  private byte[] decodedBuffer;
  private final KnownBytes declared = new KnownBytes();
  private EncodingDetector.Found declaredEncoding;
  private DocumentReader last;

  /** One for documents that are read in that way. */
  public ReaderOpener(ParserOptions options) {
    this.options = options;
  }

  /**
   * Reads a document that is there as a whole. In UTF-8 it is not copied.
   *
   * @throws UnsupportedEncodingException when this JDK does not know its encoding
   */
  public DocumentReader open(byte[] document, int from, int to) throws IOException {
    EncodingDetector.Found encoding = find(document, from, to);
    int start = from + encoding.markBytes();
    if (!encoding.isUtf8()) {
      return decoded(encoding, document, start, to, InputStream.nullInputStream());
    }
    ByteInput input =
        new ByteInput(document, start, to, options.limits().tokenBytes())
            .behindMark(encoding.markBytes());
    return reader(input, encoding);
  }

  /**
   * Reads what stands behind the outermost element of a document that is there as a whole, in
   * UTF-8.
   *
   * @param from the first byte behind a byte order mark
   * @param behind the first byte behind the element
   */
  public DocumentReader openBehind(byte[] document, int from, int behind) {
    ByteInput input =
        new ByteInput(document, from, document.length, options.limits().tokenBytes())
            .behindMark(from);
    DocumentReader reader =
        new DocumentReader(
            input, new EncodingDetector.Found(StandardCharsets.UTF_8, from, ""), names, options);
    reader.behindOutermost(behind);
    return reader;
  }

  /**
   * The same of a document that a stream brings from there.
   *
   * @param stream brings it
   * @param origin where it begins
   */
  public DocumentReader openBehind(InputStream stream, TextOrigin origin) {
    ByteInput input =
        new ByteInput(new byte[BUFFER], 0, 0, new Utf8Source(stream), options.limits().tokenBytes())
            .startingAt(origin);
    DocumentReader reader =
        new DocumentReader(
            input, new EncodingDetector.Found(StandardCharsets.UTF_8, 0, ""), names, options);
    reader.behindOutermost(0);
    return reader;
  }

  /**
   * Reads a document that a stream brings.
   *
   * @throws UnsupportedEncodingException when this JDK does not know its encoding
   */
  public DocumentReader open(InputStream stream) throws IOException {
    byte[] begun = begun();
    int length = EncodingDetector.fill(stream, begun);
    return open(find(begun, 0, length), begun, length, stream);
  }

  /** Reads a document that a stream brings in an encoding that is known from elsewhere. */
  public DocumentReader open(InputStream stream, Charset charset) throws IOException {
    byte[] begun = begun();
    int length = EncodingDetector.fill(stream, begun);
    int mark = EncodingDetector.markBytes(begun, 0, length, charset);
    return open(new EncodingDetector.Found(charset, mark, ""), begun, length, stream);
  }

  private byte[] begun() {
    buffer = buffer == null ? new byte[BUFFER] : buffer;
    return buffer;
  }

  /** Takes UTF-8 that is made of something else, which may stand in the other buffer. */
  private byte[] decodedBuffer() {
    decodedBuffer = decodedBuffer == null ? new byte[BUFFER] : decodedBuffer;
    return decodedBuffer;
  }

  private DocumentReader open(
      EncodingDetector.Found encoding, byte[] begun, int length, InputStream stream)
      throws IOException {
    int mark = encoding.markBytes();
    if (!encoding.isUtf8()) {
      return decoded(encoding, begun, mark, length, stream);
    }
    System.arraycopy(begun, mark, begun, 0, length - mark);
    return reader(
        new ByteInput(
            begun, length - mark, mark, new Utf8Source(stream), options.limits().tokenBytes()),
        encoding);
  }

  /** Reads a document that comes as characters, whatever encoding its declaration names. */
  public DocumentReader open(Reader reader) throws IOException {
    ByteInput input =
        new ByteInput(
            decodedBuffer(), 0, 0, new CharacterSource(reader), options.limits().tokenBytes());
    return reader(input, new EncodingDetector.Found(StandardCharsets.UTF_8, 0, ""));
  }

  private DocumentReader decoded(
      EncodingDetector.Found encoding, byte[] begun, int from, int to, InputStream stream)
      throws IOException {
    DecodedSource source = new DecodedSource(encoding.charset(), begun, from, to, stream);
    ByteInput input =
        new ByteInput(
            decodedBuffer(), 0, encoding.markBytes(), source, options.limits().tokenBytes());
    return reader(input, encoding);
  }

  private EncodingDetector.Found find(byte[] bytes, int from, int to)
      throws UnsupportedEncodingException {
    if (declared.stands(bytes, from, to)) {
      return declaredEncoding;
    }
    try {
      declaredEncoding = EncodingDetector.find(bytes, from, to);
      declared.keep(bytes, from, DeclaredEncoding.behind(bytes, from, to));
      return declaredEncoding;
    } catch (UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(
          "the encoding %s is not known".formatted(e.getCharsetName()));
    }
  }

  private DocumentReader reader(ByteInput input, EncodingDetector.Found encoding)
      throws IOException {
    names.reset();
    if (last != null && last.isReusable()) {
      last.reopen(input, encoding);
    } else {
      close();
      last = new DocumentReader(input, encoding, names, options);
    }
    last.begin();
    return last;
  }

  /** Forgets the document that was opened last, whose reader must not be used any more. */
  public void close() {
    if (last != null && last.isReusable()) {
      last.in.release();
    } else if (last != null) {
      last.doctype.forget();
      last = null;
    }
    names.reset();
  }
}
