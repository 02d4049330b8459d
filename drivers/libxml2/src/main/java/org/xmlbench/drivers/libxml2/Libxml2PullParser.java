package org.xmlbench.drivers.libxml2;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.libxml2.Libxml2Library.ReaderFunctions;

/**
 * A reader of libxml2's for each document: one that is given a new input ({@code xmlReaderNewIO} of
 * version 2.9.14) takes a document in UTF-16 for an empty one.
 */
final class Libxml2PullParser implements StreamingParser {
  private final Libxml2Errors errors = new Libxml2Errors();
  private final Libxml2Input input = new Libxml2Input();
  private final Libxml2Nodes nodes = new Libxml2Nodes();
  private final Arena arena = Arena.ofAuto();
  private final MemorySegment bytes = input.callback(arena);
  private final MemorySegment handler = errors.callback(arena);
  private final int options;

  Libxml2PullParser(int options) {
    this.options = options;
  }

  /** Asks a reader for all nodes of a document. */
  @FunctionalInterface
  interface Questions {
    /**
     * Asks that reader.
     *
     * @throws Throwable what a call into the library throws, or why the document is not right
     */
    void ask(MemorySegment reader) throws Throwable;
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    read(in, reader -> deliver(reader, sink));
  }

  /** Lets a reader of that document be asked, which lives as long. */
  void read(InputStream in, Questions questions) throws IOException {
    errors.begin();
    input.begin(in);
    MemorySegment none = MemorySegment.NULL;
    try {
      MemorySegment reader =
          (MemorySegment)
              ReaderFunctions.FOR_IO.invokeExact(bytes, none, none, none, none, options);
      try {
        ReaderFunctions.SET_ERROR_HANDLER.invokeExact(reader, handler, none);
        questions.ask(reader);
      } finally {
        ReaderFunctions.FREE.invokeExact(reader);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  private void deliver(MemorySegment reader, EventSink sink) throws Throwable {
    nodes.begin(reader);
    boolean more = true;
    while (more) {
      int status = nodes.next(sink);
      more = status == 1;
      throwWhatIsWrong(status);
    }
  }

  /**
   * @param status what the reader returned: 1 for a node, 0 at the end, -1 after an error
   */
  void throwWhatIsWrong(int status) throws IOException {
    if (input.failure() != null) {
      throw input.failure();
    }
    if (errors.failure() != null) {
      throw errors.failure();
    }
    if (status < 0 || errors.isRejected()) {
      throw errors.rejection();
    }
  }

  @Override
  public Class<?> implementation() {
    return Libxml2PullParser.class;
  }
}
