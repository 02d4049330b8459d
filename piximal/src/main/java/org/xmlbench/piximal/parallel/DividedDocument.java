package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.Objects;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentOpener;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.document.ReaderPlace;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.input.DocumentStream;
import org.xmlbench.piximal.engine.strict.SharedDeclarations;
import org.xmlbench.piximal.engine.tape.PartOpener;
import org.xmlbench.piximal.engine.tape.TapeReader;

/**
 * A document of any size, whose beginning one thread reads with all that is before the outermost
 * element, and the rest in chunks.
 */
final class DividedDocument {
  /** A chunk that begins in what only looks like markup looks as far ahead, at least. */
  private static final int LEAST_AHEAD = 1 << 10;

  /** As large is a chunk at most: its tape counts bytes in 32 bits. */
  private static final int MOST_CHUNK = 1 << 28;

  private final DocumentBytes bytes;
  private final ParallelOptions options;
  private DocumentPosition origin;
  private SharedDeclarations declarations;

  DividedDocument(DocumentBytes bytes, ParallelOptions options) {
    this.bytes = new WorkerBytes(Objects.requireNonNull(bytes, "document"));
    this.options = Objects.requireNonNull(options, "options").forSize(bytes.size());
  }

  ParallelOptions options() {
    return options;
  }

  long size() {
    return bytes.size();
  }

  /** As many bytes a chunk has, about. */
  int chunkBytes() {
    return Math.min(options.chunkBytes(), MOST_CHUNK);
  }

  /** A chunk goes on so many bytes behind its end, at most, while it is a guess. */
  int ahead() {
    return Math.max(chunkBytes(), LEAST_AHEAD);
  }

  /** Searches for records within half a chunk. */
  RecordSearch search() {
    return new RecordSearch(bytes, Math.max(chunkBytes() / 2, LEAST_AHEAD));
  }

  /** Reads the first chunk, or a document that is not divided; returns the place behind it. */
  <E extends Exception> PartBoundary head(ChunkHandler<E> handler) throws IOException, E {
    DocumentStream stream = new DocumentStream(bytes);
    boolean divides = options.threads() > 1;
    if (divides) {
      stream.bringAtMost(options.firstBytes());
    }
    DocumentReader reader = new DocumentOpener(options.parser()).open(stream);
    ReaderPlace place = reader.readerPlace();
    EventView view = reader;
    for (XmlEvent event = reader.next(); event != XmlEvent.END_DOCUMENT; event = reader.next()) {
      if (divides && event == XmlEvent.START_ELEMENT) {
        divides = false;
        stream.bringAtMost(Integer.MAX_VALUE);
        if (place.isDivisible()) {
          origin = DocumentPosition.of(bytes, place.markBytes());
          declarations = place.declarations();
          reader.stopAt(options.firstBytes());
        }
      }
      handler.event(event, view);
    }
    return place.boundary();
  }

  PartOpener parts() {
    return new PartOpener(bytes, origin, options.parser(), declarations);
  }

  TapeReader tapes() {
    return new TapeReader(origin, options.parser(), declarations);
  }
}
