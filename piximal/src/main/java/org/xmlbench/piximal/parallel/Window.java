package org.xmlbench.piximal.parallel;

import java.io.IOException;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.Declarations;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.OpenElement;
import org.xmlbench.piximal.engine.Tape;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.engine.TapeWriter;

/**
 * A part of a document, or all of it, that lies in an array and whose chunks any thread may read.
 *
 * @param bytes the array
 * @param from the first byte of the document in it, behind a byte order mark
 * @param options how it is read
 * @param declarations of the document type
 */
record Window(
    byte[] bytes,
    int from,
    ChunkCuts cuts,
    Place place,
    ParallelOptions options,
    Declarations declarations,
    WholeDocument whole) {
  /**
   * Where a window stands in its document.
   *
   * @param offset bytes before it
   * @param chunks chunks before its own, without the one that the caller's thread reads first
   * @param last whether the document ends where it does
   */
  record Place(long offset, int chunks, boolean last) {
    /** All of a document. */
    static final Place WHOLE = new Place(0, 0, true);
  }

  private ParserOptions parser() {
    return options.parser();
  }

  TapeWriter writer() {
    return new TapeWriter(bytes, from, parser(), declarations, place.last());
  }

  /** Writes a chunk before it is known whether content goes on where it begins. */
  void tryToWrite(TapeWriter writer, Tape tape, int start, int stop) throws IOException {
    int most = (int) Math.min(bytes.length, (long) stop + options.chunkBytes());
    writer.tryToWrite(tape, start, stop, most);
  }

  TapeReader reader() {
    return whole.reader();
  }

  /** Whether a tape has to be written again, once it is known where the one before it ends. */
  boolean isRefuted(Tape tape, int start, Joint before) {
    boolean refuted =
        before.position() != start
            || tape.isGivenUp()
            || before.expanded() + tape.expanded() > parser().limits().expandedBytes();
    if (refuted) {
      options.statistics().ifPresent(ParallelStatistics::addReadAgain);
    }
    return refuted;
  }

  /** What is known behind a tape. */
  Joint behind(Tape tape, Joint before) {
    if (options.statistics().isEmpty()) {
      return joined(tape, before);
    }
    long start = System.nanoTime();
    Joint behind = joined(tape, before);
    options.statistics().get().addJoin(System.nanoTime() - start);
    return behind;
  }

  private Joint joined(Tape tape, Joint before) {
    return new Joint(
        tape.position(),
        tape.behind(before.innermost(), parser().namespaces()).orElse(null),
        before.expanded() + tape.expanded());
  }

  /** Where a handler's chunk begins. */
  ChunkStart start(int index, Joint before) {
    return new ChunkStart(
        place.chunks() + index,
        place.offset() + before.position(),
        OpenElement.path(before.innermost()),
        OpenElement.namespaces(before.innermost()));
  }

  /** Hands the events of a tape to a handler, and where it ends the outermost element, the rest. */
  <E extends Exception> void replay(
      TapeReader reader, Tape tape, OpenElement innermost, ChunkHandler<E> handler)
      throws IOException, E, TapeReader.WrongDocumentException {
    reader.begin(tape, innermost);
    EventView view = reader;
    PlainHandler<E> plain = handler.plain().orElse(null);
    for (XmlEvent event = reader.next(); event != null; event = reader.next()) {
      handler.event(event, view);
      if (plain != null) {
        reader.handAhead(plain);
      }
    }
    if (reader.isOutermostClosed()) {
      DocumentReader rest = whole.openBehind(reader.position());
      view = rest;
      for (XmlEvent event = rest.next(); event != XmlEvent.END_DOCUMENT; event = rest.next()) {
        handler.event(event, view);
      }
    }
  }

  /** Reads a document that is wrong from its beginning, so that its error is that of one thread. */
  IOException error() {
    try {
      DocumentReader reader = whole.open();
      while (reader.next() != XmlEvent.END_DOCUMENT) {
        // Nobody is told of what was told before.
      }
    } catch (IOException e) {
      return e;
    }
    throw new IllegalStateException("a document is wrong in parts, and right as a whole");
  }
}
