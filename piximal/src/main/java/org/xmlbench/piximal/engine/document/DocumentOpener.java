package org.xmlbench.piximal.engine.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.fast.ReusedState;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CharacterSource;
import org.xmlbench.piximal.engine.input.DeclaredEncoding;
import org.xmlbench.piximal.engine.input.DecodedSource;
import org.xmlbench.piximal.engine.input.EncodingDetector;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.input.RepeatedBytes;
import org.xmlbench.piximal.engine.input.Utf8Source;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.trial.TrialState;

/** Opens one document after another, and keeps the names and the buffer for the next. */
public final class DocumentOpener {
  private static final int BUFFER = (1 << 16) + ByteScanner.MARGIN;

  private final ParserOptions options;
  private final ReusedState names = ReusedState.make();
  private byte[] buffer;
  private byte[] decodedBuffer;
  private final RepeatedBytes declared = new RepeatedBytes();
  private FoundEncoding declaredEncoding;
  private DocumentReader last;

  /** Whether names and buffers are in use. */
  private boolean open;

  public DocumentOpener(ParserOptions options) {
    this.options = options;
    if ("always".equals(System.getProperty(TrialState.PROPERTY))) {
      TrialState.requireVectors();
    }
  }

  /** Reads a document that a stream brings; an error where this JDK does not know its encoding. */
  public DocumentReader open(InputStream stream) throws IOException {
    byte[] begun = begun();
    int length = EncodingDetector.fill(stream, begun, declared);
    return open(find(begun, 0, length), begun, length, stream);
  }

  /** Reads a document that a stream brings in an encoding that is known from elsewhere. */
  public DocumentReader open(InputStream stream, Charset charset) throws IOException {
    byte[] begun = begun();
    int length = EncodingDetector.fill(stream, begun, declared);
    int mark = EncodingDetector.markBytes(begun, 0, length, charset);
    return open(new FoundEncoding(charset, mark, FoundEncoding.Sign.CALLER), begun, length, stream);
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

  private DocumentReader open(FoundEncoding encoding, byte[] begun, int length, InputStream stream)
      throws IOException {
    int mark = encoding.markBytes();
    if (!encoding.isUtf8()) {
      return decoded(encoding, begun, mark, length, stream);
    }
    if (mark > 0) {
      System.arraycopy(begun, mark, begun, 0, length - mark);
    }
    return reader(input().begin(begun, length - mark, mark, new Utf8Source(stream)), encoding);
  }

  /** Reads a document that comes as characters, whatever encoding its declaration names. */
  public DocumentReader open(Reader reader) throws IOException {
    ByteInput input = input().begin(decodedBuffer(), 0, 0, new CharacterSource(reader));
    return reader(input, FoundEncoding.CHARACTERS);
  }

  private DocumentReader decoded(
      FoundEncoding encoding, byte[] begun, int from, int to, InputStream stream)
      throws IOException {
    DecodedSource source = new DecodedSource(encoding.charset(), begun, from, to, stream);
    return reader(input().begin(decodedBuffer(), 0, encoding.markBytes(), source), encoding);
  }

  private FoundEncoding find(byte[] bytes, int from, int to) throws MalformedXmlException {
    if (declared.stands(bytes, from, to)) {
      return declaredEncoding;
    }
    try {
      declaredEncoding = EncodingDetector.find(bytes, from, to);
      declared.keep(bytes, from, DeclaredEncoding.behind(bytes, from, to));
      return declaredEncoding;
    } catch (UnsupportedCharsetException e) {
      throw new MalformedXmlException(
          "the encoding %s is not known".formatted(e.getCharsetName()), "4.3.3", 1, 1, 0);
    }
  }

  /** That of the last reader, where that reads another document. */
  private ByteInput input() {
    close();
    return last == null ? new ByteInput(options.limits().tokenBytes()) : last.in;
  }

  /** Begins to read an input that {@link #input} has given. */
  private DocumentReader reader(ByteInput input, FoundEncoding encoding) throws IOException {
    open = true;
    if (last == null) {
      last = new DocumentReader(input, encoding, names, options);
    } else {
      last.reopen(encoding);
    }
    last.begin();
    return last;
  }

  /**
   * Forgets the document that was opened last, whose reader must not be used any more.
   *
   * @return whether that reader is used for the next one
   */
  public boolean close() {
    if (!open) {
      return last != null;
    }
    open = false;
    if (last != null) {
      last.in.release();
      forgetLast();
    }
    names.reset();
    return last != null;
  }

  private void forgetLast() {
    if (last.isReusable()) {
      last.forget();
    } else {
      last.doctype.forget();
      last = null;
    }
  }
}
