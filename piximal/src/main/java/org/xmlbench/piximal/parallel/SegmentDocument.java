package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.Declarations;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.ReaderOpener;
import org.xmlbench.piximal.engine.ReaderPlace;
import org.xmlbench.piximal.engine.SegmentBytes;
import org.xmlbench.piximal.engine.SegmentStream;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.engine.TextOrigin;

/**
 * A document in a segment, such as a mapped file of any size. It is copied window by window, each
 * byte once: who changes the file meanwhile changes nothing that was read. A window ends before
 * what is not whole in it, and the next one begins there.
 */
final class SegmentDocument implements DividedDocument {
  /** So large that the threads of a window rarely wait for each other. */
  static final int WINDOW_BYTES = 1 << 26;

  private static final int MOST_BYTES = 1 << 30;

  private final MemorySegment document;
  private final ParallelOptions options;
  private int size;
  private byte[] buffer = new byte[0];
  private TextOrigin origin;
  private int chunks;
  private boolean begun;
  private Declarations declarations;

  /**
   * A document that is read by windows of about that size.
   *
   * @param windowBytes one at least
   */
  SegmentDocument(MemorySegment document, ParallelOptions options, int windowBytes) {
    this.document = document;
    this.options = options;
    this.size = windowBytes;
  }

  @Override
  public <E extends Exception> Joint head(ChunkHandler<E> handler) throws IOException, E {
    DocumentReader reader = new ReaderOpener(options.parser()).open(new SegmentStream(document));
    ReaderPlace place = reader.readerPlace();
    EventView view = reader;
    boolean alone = options.threads() == 1;
    for (XmlEvent event = reader.next(); event != XmlEvent.END_DOCUMENT; event = reader.next()) {
      handler.event(event, view);
      if (!alone
          && place.isDivisible()
          && place.isInContent()
          && place.offset() >= options.firstBytes()) {
        origin = TextOrigin.of(document, place.markBytes()).at(place.offset());
        declarations = place.declarations();
        return new Joint(0, place.openElements(), place.expanded());
      }
    }
    return new Joint(0, null, 0);
  }

  @Override
  public Window window(Joint before) throws IOException {
    if (begun && before.position() == 0) {
      grow();
    }
    begun = true;
    origin = origin.at(origin.offset() + before.position());
    long left = document.byteSize() - origin.offset();
    boolean last = left <= size;
    byte[] bytes = last ? new byte[(int) left] : buffer();
    SegmentBytes.copy(document, origin.offset(), bytes, 0, bytes.length);
    // Its first chunk begins at its first byte.
    ChunkCuts cuts = new ChunkCuts(bytes, 0, 0, options.chunkBytes());
    Window.Place place = new Window.Place(origin.offset(), chunks, last);
    chunks += cuts.count() - 1;
    return new Window(
        bytes,
        0,
        cuts,
        place,
        options,
        declarations,
        new Whole(document, origin, bytes, options.parser(), declarations));
  }

  private byte[] buffer() {
    if (buffer.length != size) {
      buffer = new byte[size];
    }
    return buffer;
  }

  private void grow() throws IOException {
    if (size > MOST_BYTES / 2) {
      throw new IOException(
          "several threads cannot read a CDATA section, or a tag, of more than %d bytes: read it by"
                  .formatted(MOST_BYTES)
              + " one thread");
    }
    size *= 2;
  }

  @Override
  public Joint begin(Joint before) {
    return new Joint(0, before.innermost(), before.expanded());
  }

  /** The document behind a window. */
  private record Whole(
      MemorySegment document,
      TextOrigin origin,
      byte[] window,
      ParserOptions parser,
      Declarations declarations)
      implements WholeDocument {
    @Override
    public DocumentReader open() throws IOException {
      return new ReaderOpener(parser).open(new SegmentStream(document));
    }

    @Override
    public DocumentReader openBehind(int position) {
      TextOrigin behind = origin.at(origin.offset() + position);
      return new ReaderOpener(parser)
          .openBehind(new SegmentStream(document, behind.offset()), behind);
    }

    @Override
    public TapeReader reader() {
      return new TapeReader(window, origin, parser, declarations);
    }
  }
}
