package org.xmlbench.drivers.expat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Cleaner;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.expat.ExpatLibrary.Functions;

/** One parser of Expat's, reset for each document. */
@SuppressWarnings("restricted") // A driver of such a library is native access.
final class ExpatParser implements StreamingParser {
  private static final Cleaner CLEANER = Cleaner.create();
  private static final int CHUNK = 1 << 16;

  private final ExpatFeed feed = new ExpatFeed();
  private final ExpatHandlers handlers = new ExpatHandlers(feed, Arena.ofAuto());
  private final byte[] chunk = new byte[CHUNK];
  private final MemorySegment parser = create();

  ExpatParser() {
    MemorySegment address = parser;
    CLEANER.register(this, () -> free(address));
  }

  private static MemorySegment create() {
    try {
      return (MemorySegment)
          Functions.CREATE.invokeExact(MemorySegment.NULL, (byte) ExpatFeed.SEPARATOR);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  private static void free(MemorySegment address) {
    try {
      Functions.FREE.invokeExact(address);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    feed.begin(sink);
    try {
      byte reset = (byte) Functions.RESET.invokeExact(parser, MemorySegment.NULL);
      handlers.attach(parser);
      boolean accepted = reset != 0 && feedAll(in);
      if (feed.failure() != null) {
        throw Rejections.broke(feed.failure());
      }
      if (feed.unsupported() != null) {
        throw feed.unsupported();
      }
      if (!accepted) {
        throw rejected();
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Whether Expat took all of the document. */
  private boolean feedAll(InputStream in) throws Throwable {
    while (true) {
      int read = in.read(chunk);
      int length = Math.max(read, 0);
      MemorySegment buffer = (MemorySegment) Functions.GET_BUFFER.invokeExact(parser, length);
      if (buffer.address() == 0) {
        return false;
      }
      MemorySegment.copy(chunk, 0, buffer.reinterpret(length), ValueLayout.JAVA_BYTE, 0, length);
      int status = (int) Functions.PARSE_BUFFER.invokeExact(parser, length, read < 0 ? 1 : 0);
      if (status == 0 || feed.unsupported() != null || feed.failure() != null) {
        return false;
      }
      if (read < 0) {
        return true;
      }
    }
  }

  /** Expat counts columns from 0. */
  private NotWellFormedException rejected() throws Throwable {
    int code = (int) Functions.ERROR_CODE.invokeExact(parser);
    MemorySegment message = (MemorySegment) Functions.ERROR_STRING.invokeExact(code);
    int line = Math.toIntExact((long) Functions.LINE.invokeExact(parser));
    int column = Math.toIntExact((long) Functions.COLUMN.invokeExact(parser)) + 1;
    String text =
        message.address() == 0 ? "error " + code : message.reinterpret(Long.MAX_VALUE).getString(0);
    return new NotWellFormedException(line, column, text, null);
  }

  private static IllegalStateException broken(Throwable failure) {
    return new IllegalStateException("a call into Expat failed", failure);
  }

  @Override
  public Class<?> implementation() {
    return ExpatParser.class;
  }
}
