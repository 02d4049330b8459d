package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.libxml2.Libxml2Library.Functions;

/** A parser of libxml2 for each document, which asks for bytes; the handlers are kept. */
final class Libxml2SaxParser implements StreamingParser {
  private static final int ENCODING_DETECTED = 0;

  /** Places in the structure {@code xmlParserCtxt} of version 2.9. */
  private static final long CONTEXT_DOCUMENT = 16;

  private static final long CONTEXT_WELL_FORMED = 24;

  private final Libxml2Feed feed = new Libxml2Feed();
  private final Libxml2Errors errors = new Libxml2Errors();
  private final Libxml2Input input = new Libxml2Input();
  private final int options;
  private final MemorySegment handlers;
  private final MemorySegment reader;

  Libxml2SaxParser(int options) {
    this.options = options;
    Arena arena = Arena.ofAuto();
    try {
      handlers = Libxml2Handlers.of(feed, errors, arena);
      reader = input.callback(arena);
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    feed.begin(sink);
    errors.begin();
    input.begin(in);
    try {
      MemorySegment context =
          (MemorySegment)
              Functions.CREATE.invokeExact(
                  handlers,
                  MemorySegment.NULL,
                  reader,
                  MemorySegment.NULL,
                  MemorySegment.NULL,
                  ENCODING_DETECTED);
      try {
        int unknown = (int) Functions.USE_OPTIONS.invokeExact(context, options);
        requireKnown(unknown);
        int _ = (int) Functions.PARSE.invokeExact(context);
        throwWhatIsWrong(context);
      } finally {
        free(context);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  private static void requireKnown(int unknownOptions) {
    if (unknownOptions != 0) {
      throw new IllegalStateException("libxml2 does not know the options " + unknownOptions);
    }
  }

  private void throwWhatIsWrong(MemorySegment context) throws IOException {
    if (input.failure() != null) {
      throw input.failure();
    }
    if (feed.failure() != null) {
      throw Rejections.broke(feed.failure());
    }
    if (errors.failure() != null) {
      throw errors.failure();
    }
    if (feed.unsupported() != null) {
      throw feed.unsupported();
    }
    boolean wellFormed = MEMORY.get(JAVA_INT, context.address() + CONTEXT_WELL_FORMED) != 0;
    if (!wellFormed || errors.isRejected()) {
      throw errors.rejection();
    }
  }

  private static void free(MemorySegment context) throws Throwable {
    long document = MEMORY.get(POINTER, context.address() + CONTEXT_DOCUMENT);
    Functions.FREE.invokeExact(context);
    if (document != 0) {
      Functions.FREE_DOCUMENT.invokeExact(MemorySegment.ofAddress(document));
    }
  }

  @Override
  public Class<?> implementation() {
    return Libxml2SaxParser.class;
  }
}
