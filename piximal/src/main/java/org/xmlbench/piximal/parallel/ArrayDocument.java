package org.xmlbench.piximal.parallel;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.Declarations;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.ReaderOpener;
import org.xmlbench.piximal.engine.ReaderPlace;
import org.xmlbench.piximal.engine.TapeReader;

/**
 * A document in an array: one window, whose first chunk the caller's thread reads with all that
 * stands before the outermost element.
 */
final class ArrayDocument implements DividedDocument, WholeDocument {
  private final byte[] document;
  private final ParallelOptions options;
  private int from;
  private ChunkCuts cuts;
  private Declarations declarations;

  ArrayDocument(byte[] document, ParallelOptions options) {
    this.document = document;
    this.options = options;
  }

  @Override
  public <E extends Exception> Joint head(ChunkHandler<E> handler) throws IOException, E {
    DocumentReader reader = open();
    ReaderPlace place = reader.readerPlace();
    from = place.markBytes();
    cuts = new ChunkCuts(document, from, options.firstBytes(), options.chunkBytes());
    int stop = cuts.stop(0);
    boolean alone = options.threads() == 1;
    EventView view = reader;
    for (XmlEvent event = reader.next(); event != XmlEvent.END_DOCUMENT; event = reader.next()) {
      handler.event(event, view);
      if (!alone && place.isDivisible() && place.isInContent() && place.offset() >= stop) {
        declarations = place.declarations();
        return new Joint((int) place.offset(), place.openElements(), place.expanded());
      }
    }
    return new Joint(document.length, null, 0);
  }

  @Override
  public Window window(Joint before) {
    return new Window(document, from, cuts, Window.Place.WHOLE, options, declarations, this);
  }

  @Override
  public Joint begin(Joint before) {
    return before;
  }

  @Override
  public DocumentReader open() throws IOException {
    return new ReaderOpener(options.parser()).open(new ByteArrayInputStream(document));
  }

  @Override
  public DocumentReader openBehind(int position) {
    return new ReaderOpener(options.parser()).openBehind(document, from, position);
  }

  @Override
  public TapeReader reader() {
    return new TapeReader(document, from, options.parser(), declarations);
  }
}
