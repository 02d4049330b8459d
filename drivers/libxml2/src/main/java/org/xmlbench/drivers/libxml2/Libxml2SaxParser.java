package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.libxml2.Libxml2Library.Functions;

/** A parser of libxml2 for each document, which asks for bytes; the handlers are kept. */
final class Libxml2SaxParser implements StreamingParser {
  private static final int CHUNK = 1 << 16;
  private static final int ENCODING_DETECTED = 0;
  private static final int EXPAND_ENTITIES = 1 << 1;
  private static final int NO_NETWORK = 1 << 11;
  private static final int NO_LIMITS = 1 << 19;

  /** Places in the structure {@code xmlParserCtxt} of version 2.9. */
  private static final long CONTEXT_DOCUMENT = 16;

  private static final long CONTEXT_WELL_FORMED = 24;

  /** For all parsers of the JVM: whatever is asked for is empty. */
  private static final class NoEntities {
    private static final MemorySegment EMPTY = Arena.global().allocateFrom("");

    static {
      try {
        MemorySegment loader =
            ForeignLibrary.callback(
                MethodHandles.lookup(),
                new NoEntities(),
                "load",
                FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS),
                Arena.global());
        Functions.SET_LOADER.invokeExact(loader);
      } catch (Throwable e) {
        throw broken(e);
      }
    }

    static void install() {
      // The static initialiser does it, once.
    }

    MemorySegment load(MemorySegment uri, MemorySegment id, MemorySegment context) {
      try {
        return (MemorySegment) Functions.STRING_INPUT.invokeExact(context, EMPTY);
      } catch (Throwable e) {
        return MemorySegment.NULL;
      }
    }
  }

  private final Libxml2Feed feed = new Libxml2Feed();
  private final int options;
  private final MemorySegment handlers;
  private final MemorySegment reader;
  private final byte[] chunk = new byte[CHUNK];
  private InputStream input;
  private IOException inputFailure;

  private Libxml2SaxParser(int options) {
    this.options = options;
    Arena arena = Arena.ofAuto();
    try {
      handlers = Libxml2Handlers.of(feed, arena);
      reader =
          ForeignLibrary.callback(
              MethodHandles.lookup(),
              this,
              "read",
              FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT),
              arena);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** One that expands entities, for which every external one is empty, without limits. */
  static Libxml2SaxParser resolvingNothing() {
    NoEntities.install();
    return new Libxml2SaxParser(EXPAND_ENTITIES | NO_NETWORK | NO_LIMITS);
  }

  /** One without options. */
  static Libxml2SaxParser asItComes() {
    return new Libxml2SaxParser(0);
  }

  /** One that makes no connection. */
  static Libxml2SaxParser withoutNetwork() {
    return new Libxml2SaxParser(NO_NETWORK);
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    feed.begin(sink);
    input = in;
    inputFailure = null;
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
        int code = (int) Functions.PARSE.invokeExact(context);
        throwWhatIsWrong(context, code);
      } finally {
        free(context);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Called by libxml2 for more bytes: their number, 0 at the end, -1 for a failure. */
  int read(MemorySegment unused, MemorySegment buffer, int most) {
    try {
      int read = input.read(chunk, 0, Math.min(most, CHUNK));
      if (read <= 0) {
        return 0;
      }
      MemorySegment.copy(chunk, 0, MEMORY, JAVA_BYTE, buffer.address(), read);
      return read;
    } catch (IOException e) {
      inputFailure = e;
    } catch (RuntimeException e) {
      inputFailure = new IOException(e);
    }
    return -1;
  }

  private static void requireKnown(int unknownOptions) {
    if (unknownOptions != 0) {
      throw new IllegalStateException("libxml2 does not know the options " + unknownOptions);
    }
  }

  private boolean isRejected(MemorySegment context) {
    return MEMORY.get(JAVA_INT, context.address() + CONTEXT_WELL_FORMED) == 0
        || feed.namespaceError() != null;
  }

  private void throwWhatIsWrong(MemorySegment context, int code) throws Throwable {
    if (inputFailure != null) {
      throw inputFailure;
    }
    if (feed.failure() != null) {
      throw Rejections.broke(feed.failure());
    }
    if (feed.unsupported() != null) {
      throw feed.unsupported();
    }
    if (isRejected(context)) {
      throw rejected(context, code);
    }
  }

  private NotWellFormedException rejected(MemorySegment context, int code) throws Throwable {
    if (feed.namespaceError() != null) {
      return feed.namespaceError();
    }
    long error = ((MemorySegment) Functions.LAST_ERROR.invokeExact(context)).address();
    return error == 0
        ? new NotWellFormedException(0, 0, "error " + code, null)
        : Libxml2Feed.rejection(error);
  }

  private static void free(MemorySegment context) throws Throwable {
    long document = MEMORY.get(POINTER, context.address() + CONTEXT_DOCUMENT);
    Functions.FREE.invokeExact(context);
    if (document != 0) {
      Functions.FREE_DOCUMENT.invokeExact(MemorySegment.ofAddress(document));
    }
  }

  private static IllegalStateException broken(Throwable failure) {
    return new IllegalStateException("a call into libxml2 failed", failure);
  }

  @Override
  public Class<?> implementation() {
    return Libxml2SaxParser.class;
  }
}
