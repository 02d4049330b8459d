package org.xmlbench.piximal.engine.tape;

import java.io.IOException;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.fast.ReusedState;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.input.DocumentStream;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.input.Utf8Source;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.strict.SharedDeclarations;

/**
 * Opens parts of a document in UTF-8, one after another, for one thread. Names and buffers are kept
 * from one part to the next, if that has been read to its end.
 */
public final class PartOpener {
  private static final int BUFFER = 1 << 16;
  private static final FoundEncoding ENCODING = FoundEncoding.DEFAULT;

  private final DocumentBytes document;
  private final DocumentPosition origin;
  private final ParserOptions options;
  private final SharedDeclarations declarations;
  private byte[] buffer;
  private DocumentReader current;

  /** One that has read a part to its end. */
  private DocumentReader ready;

  private DocumentStream stream;

  /** Opens parts of a document; the origin is any place of it. */
  public PartOpener(
      DocumentBytes document,
      DocumentPosition origin,
      ParserOptions options,
      SharedDeclarations declarations) {
    this.document = document;
    this.origin = origin;
    this.options = options;
    this.declarations = declarations;
  }

  /**
   * Begins a part, which stops as {@link DocumentReader#stopAt} says.
   *
   * @param most nothing is read from that byte of the document on, as if it ended there
   */
  public DocumentReader open(PartBoundary from, long stop, long most) {
    if (buffer == null) {
      buffer = new byte[BUFFER + ByteScanner.MARGIN];
    }
    return open(from, stop, most, buffer);
  }

  /**
   * Writes a part on a tape.
   *
   * @throws IOException the error of the document; what is before it is on the tape
   */
  public void write(PartBoundary from, long stop, long most, Tape tape) throws IOException {
    int room = (int) (Math.min(stop, document.size()) - from.offset()) + ByteScanner.MARGIN;
    byte[] own = tape.bytes.length < room ? new byte[room + ByteScanner.MARGIN] : tape.bytes;
    DocumentReader some = open(from, stop, most, own);
    some.in.keeping = true;
    new TapeWriter(some, tape).write();
  }

  private DocumentReader open(PartBoundary from, long stop, long most, byte[] room) {
    stream = new DocumentStream(document, from.offset(), most);
    DocumentReader next = ready == null ? make() : ready;
    ready = null;
    current = next;
    next.known.reset();
    next.in.begin(room, 0, 0, new Utf8Source(stream));
    next.in.startAt(origin.at(from.offset()));
    next.in.stopAt(stop);
    next.beginPart(from);
    return next;
  }

  private DocumentReader make() {
    ByteInput in = new ByteInput(options.limits().tokenBytes());
    DocumentReader made = new DocumentReader(in, ENCODING, ReusedState.make(declarations), options);
    declarations.copyTo(made.doctype);
    return made;
  }

  /** Ends the part that was opened last and read to its end; returns the place behind it. */
  public PartBoundary end() {
    ready = current.isStopped() ? current : null;
    return current.readerPlace().boundary();
  }

  /** How much entities and default values have added up to where the reader has come. */
  public long expanded() {
    return current == null ? 0 : current.readerPlace().expanded();
  }

  /** Whether more than what there was of the part was asked for. */
  public boolean isExceeded() {
    return stream != null && stream.isExceeded();
  }
}
