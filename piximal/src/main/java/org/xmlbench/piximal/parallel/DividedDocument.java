package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.OpenElement;
import org.xmlbench.piximal.engine.ReaderOpener;
import org.xmlbench.piximal.engine.ReaderView;
import org.xmlbench.piximal.engine.Tape;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.engine.TapeWriter;

/**
 * A document whose beginning one thread reads, with all that stands before the outermost element,
 * and whose other parts any thread may read once they are cut.
 */
final class DividedDocument {
  private final byte[] document;
  private final ParallelOptions options;
  private int from;
  private ChunkCuts cuts;

  DividedDocument(byte[] document, ParallelOptions options) {
    this.document = document;
    this.options = options;
  }

  /**
   * Reads the first chunk, and more where it cannot be divided there.
   *
   * @return where it ended; the last joint where the document has ended
   */
  <E extends Exception> Joint head(ChunkHandler<E> handler) throws IOException, E {
    DocumentReader reader = new ReaderOpener(parser()).open(document, 0, document.length);
    from = reader.firstByte();
    cuts = new ChunkCuts(document, from, options.chunkBytes());
    int stop = options.threads() == 1 ? Integer.MAX_VALUE : cuts.stop(0);
    EventView view = ReaderView.of(reader);
    for (XmlEvent event = reader.next(); event != XmlEvent.END_DOCUMENT; event = reader.next()) {
      handler.event(event, view);
      if (reader.isDivisible() && reader.position() >= stop && reader.isInContent()) {
        return new Joint(reader.position(), reader.openElements());
      }
    }
    return new Joint(document.length, null);
  }

  ChunkCuts cuts() {
    return cuts;
  }

  ParserOptions parser() {
    return options.parser();
  }

  TapeWriter writer() {
    return new TapeWriter(document, from, parser());
  }

  /** Writes a chunk before it is known whether content goes on where it begins. */
  void tryToWrite(TapeWriter writer, Tape tape, int start, int stop) throws IOException {
    int most = (int) Math.min(document.length, (long) stop + options.chunkBytes());
    writer.tryToWrite(tape, start, stop, most);
  }

  TapeReader reader() {
    return new TapeReader(document, from, parser());
  }

  /** What is known behind a tape that begins where those elements are open. */
  Joint behind(Tape tape, OpenElement innermost) {
    return new Joint(tape.position(), tape.behind(innermost, parser().namespaces()).orElse(null));
  }

  /** Where a handler's chunk begins. */
  static ChunkStart start(int index, Joint before) {
    return new ChunkStart(
        index,
        before.position(),
        OpenElement.path(before.innermost()),
        OpenElement.namespaces(before.innermost()));
  }

  /** The document begins. */
  static ChunkStart first() {
    return new ChunkStart(0, 0, List.of(), Map.of());
  }

  /** Hands the events of a tape to a handler, and where it ends the outermost element, the rest. */
  <E extends Exception> void replay(
      TapeReader reader, Tape tape, OpenElement innermost, ChunkHandler<E> handler)
      throws IOException, E, TapeReader.WrongDocumentException {
    reader.begin(tape, innermost);
    EventView view = ReaderView.of(reader);
    for (XmlEvent event = reader.next(); event != null; event = reader.next()) {
      handler.event(event, view);
    }
    if (reader.isOutermostClosed()) {
      DocumentReader rest =
          new ReaderOpener(parser()).openBehind(document, from, reader.position());
      view = ReaderView.of(rest);
      for (XmlEvent event = rest.next(); event != XmlEvent.END_DOCUMENT; event = rest.next()) {
        handler.event(event, view);
      }
    }
  }

  /** Reads a document that is wrong from its beginning, so that its error is that of one thread. */
  IOException error() {
    try {
      DocumentReader reader = new ReaderOpener(parser()).open(document, 0, document.length);
      while (reader.next() != XmlEvent.END_DOCUMENT) {
        // Nobody is told of what was told before.
      }
    } catch (IOException e) {
      return e;
    }
    throw new IllegalStateException("a document is wrong in parts, and right as a whole");
  }
}
