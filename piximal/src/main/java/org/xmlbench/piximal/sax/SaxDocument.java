package org.xmlbench.piximal.sax;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.input.SystemIds;

/** Opens what an application wants to be read, one document after another. */
final class SaxDocument implements Closeable {
  private final DocumentOpener opener;
  private DocumentReader view;
  private InputStream own;

  SaxDocument(ParserOptions options) {
    this.opener = new DocumentOpener(options);
  }

  DocumentReader open(InputSource source) throws IOException, SAXException {
    view = reader(source);
    return view;
  }

  private DocumentReader reader(InputSource source) throws IOException, SAXException {
    if (source.getCharacterStream() != null) {
      return opener.open(source.getCharacterStream());
    }
    InputStream stream = source.getByteStream();
    if (stream != null && source.getEncoding() != null) {
      return opener.open(stream, charset(source.getEncoding()));
    }
    if (stream != null) {
      return opener.open(stream);
    }
    if (source.getSystemId() == null) {
      throw new SAXException("the source has neither a stream nor a system identifier");
    }
    own = Files.newInputStream(SystemIds.file(source.getSystemId()));
    return opener.open(own);
  }

  /** What an event of the document has that was opened last. */
  DocumentReader view() {
    return view;
  }

  static Charset charset(String encoding) throws UnsupportedEncodingException {
    try {
      return Charset.forName(encoding);
    } catch (IllegalArgumentException e) {
      throw new UnsupportedEncodingException("the encoding %s is not known".formatted(encoding));
    }
  }

  /** The same document, whose bytes were read from that source. */
  static InputSource held(InputSource source, InputStream bytes) {
    InputSource held = new InputSource(bytes);
    held.setPublicId(source.getPublicId());
    held.setSystemId(source.getSystemId());
    return held;
  }

  /** As {@link InputSource} says, at the end of a parse, also after an error. */
  static void close(InputSource source) throws IOException {
    if (source.getByteStream() != null) {
      source.getByteStream().close();
    }
    if (source.getCharacterStream() != null) {
      source.getCharacterStream().close();
    }
  }

  @Override
  public void close() throws IOException {
    if (!opener.close()) {
      view = null;
    }
    if (own != null) {
      own.close();
      own = null;
    }
  }
}
