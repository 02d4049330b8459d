package org.xmlbench.piximal.cursor;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.input.DocumentStream;

/**
 * Reads documents event by event, without making an object for one:
 *
 * <pre>{@code
 * try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
 *   cursor.open(Path.of("orders.xml"));
 *   while (cursor.next() != XmlEvent.END_DOCUMENT) {
 *     if (cursor.event() == XmlEvent.START_ELEMENT && cursor.view().localName().equals("order")) {
 *       orders++;
 *     }
 *   }
 * }
 * }</pre>
 *
 * Strings of names are made once a name; bytes are valid until the next event. A cursor is reused
 * for any number of documents, one after another, also after an error. It belongs to one thread.
 */
public final class PiximalCursor implements Closeable {
  private final DocumentOpener opener;
  private DocumentReader reader;
  private EventView view;
  private IOException failure;
  private InputStream own;

  public PiximalCursor(ParserOptions options) {
    this.opener = new DocumentOpener(Objects.requireNonNull(options, "options"));
  }

  /** Begins a document that is there as a whole; it must not be changed while it is read. */
  public void open(byte[] document) throws IOException {
    open(new ByteArrayInputStream(Objects.requireNonNull(document, "document")));
  }

  /** Begins a document that a stream brings, which the caller closes. */
  public void open(InputStream document) throws IOException {
    Objects.requireNonNull(document, "document");
    close();
    begin(document, null);
  }

  /**
   * Begins a document that a stream brings, which the caller closes, in an encoding that is known
   * from elsewhere: what its declaration names does not matter.
   */
  public void open(InputStream document, Charset encoding) throws IOException {
    Objects.requireNonNull(document, "document");
    Objects.requireNonNull(encoding, "encoding");
    close();
    begin(document, encoding);
  }

  /**
   * Begins a document that a reader brings, which the caller closes. The encoding that its
   * declaration names does not matter; the bytes of an error's place are UTF-16 units.
   */
  public void open(Reader document) throws IOException {
    Objects.requireNonNull(document, "document");
    close();
    try {
      reader = opener.open(document);
    } catch (IOException | RuntimeException | Error e) {
      closeBeside(e);
      throw e;
    }
    view = reader;
  }

  /** Begins a file of any size, as {@link DocumentBytes#of(FileChannel)} says. */
  public void open(FileChannel document) throws IOException {
    open(DocumentBytes.of(document));
  }

  /** Begins a document of any size wherever a program has its bytes. */
  public void open(DocumentBytes document) throws IOException {
    open(new DocumentStream(Objects.requireNonNull(document, "document")));
  }

  /** Begins a file, which is closed with this cursor or when another document is begun. */
  public void open(Path file) throws IOException {
    Objects.requireNonNull(file, "file");
    close();
    own = Files.newInputStream(file);
    begin(own, null);
  }

  /** A document that cannot be begun leaves none: the one before has ended. */
  private void begin(InputStream document, Charset encoding) throws IOException {
    try {
      reader = encoding == null ? opener.open(document) : opener.open(document, encoding);
    } catch (IOException | RuntimeException | Error e) {
      closeBeside(e);
      throw e;
    }
    view = reader;
  }

  private void closeBeside(Throwable reason) {
    try {
      close();
    } catch (IOException e) {
      reason.addSuppressed(e);
    }
  }

  /**
   * Goes to the next event.
   *
   * @return it; behind the last one {@link XmlEvent#END_DOCUMENT} again and again
   * @throws MalformedXmlException when the document is wrong there; every further call throws it
   * @throws org.xmlbench.piximal.UnknownEntityException when the value of an attribute is not
   *     known; the same
   * @throws IOException when the document cannot be read; every further call throws it
   * @throws IllegalStateException when none is open
   */
  public XmlEvent next() throws IOException {
    requireOpen();
    try {
      return reader.next();
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  void readStrictly() {
    reader.readStrictly();
  }

  private void requireOpen() throws IOException {
    if (failure != null) {
      throw failure;
    }
    if (reader == null) {
      throw new IllegalStateException("no document is open");
    }
  }

  /** The event that {@link #next} has come to; null before the first. */
  public XmlEvent event() {
    return reader == null ? null : reader.event();
  }

  /** What the event has, until the cursor is closed or another document is opened. */
  public EventView view() {
    return view;
  }

  /** Ends the document, if one is open, and forgets it; another may be opened. */
  @Override
  public void close() throws IOException {
    reader = null;
    failure = null;
    if (!opener.close()) {
      view = null;
    }
    if (own != null) {
      own.close();
      own = null;
    }
  }
}
