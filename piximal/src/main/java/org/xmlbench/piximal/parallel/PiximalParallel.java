package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Reads one document with several threads, by the rules of {@link
 * org.xmlbench.piximal.cursor.PiximalCursor}, and with its errors. Events come in two ways:
 *
 * <ul>
 *   <li>{@link #parse}: each chunk of the document has a handler of its own, which is told at its
 *       start where it stands. Chunks are read at the same time, so handlers work at the same time.
 *   <li>{@link #parseInOrder}: one handler, in the caller's thread and the document's order.
 * </ul>
 *
 * A document that is not in UTF-8, or has external entities that are fetched, is read by the
 * caller's thread alone.
 */
public final class PiximalParallel {
  private PiximalParallel() {}

  /**
   * Reads a document with a handler for each chunk.
   *
   * @param document must not be changed meanwhile
   * @throws org.xmlbench.piximal.MalformedXmlException when it is wrong; handlers of chunks behind
   *     that place may have been told of events
   * @throws E what a handler threw; of several the one whose chunk comes first
   */
  public static <E extends Exception> void parse(
      byte[] document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    parse(new ArrayDocument(document, options), options, handlers);
  }

  /**
   * The same of a segment of any size, such as a mapped file. It is copied, 64 MiB at a time.
   *
   * @throws IOException also when a CDATA section has more than 1 GiB
   */
  public static <E extends Exception> void parse(
      MemorySegment document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    parse(new SegmentDocument(document, options, SegmentDocument.WINDOW_BYTES), options, handlers);
  }

  static <E extends Exception> void parse(
      DividedDocument document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    ChunkHandler<E> first = handlers.handler(DividedDocument.first());
    Joint joint = document.head(first);
    first.end();
    while (!joint.isLast()) {
      Window window = document.window(joint);
      UnorderedParse<E> parse = new UnorderedParse<>(window, document.begin(joint), handlers);
      try (WorkerThreads threads = new WorkerThreads()) {
        threads.start(options.threads() - 1, parse::work);
        parse.work();
        threads.await();
      }
      joint = behind(window, parse.end());
    }
  }

  /** Where a window has ended; the document has ended, too, where the window is its last one. */
  private static Joint behind(Window window, Joint joint) throws IOException {
    if (!joint.isLast() && window.place().last()) {
      throw window.error();
    }
    return joint;
  }

  /**
   * Reads a document with one handler.
   *
   * @param document must not be changed meanwhile
   * @throws org.xmlbench.piximal.MalformedXmlException when it is wrong; the handler was told of
   *     what stands before that place
   * @throws E what the handler threw
   */
  public static <E extends Exception> void parseInOrder(
      byte[] document, ParallelOptions options, ChunkHandler<E> handler) throws IOException, E {
    parseInOrder(new ArrayDocument(document, options), options, handler);
  }

  /**
   * The same of a segment of any size, such as a mapped file. It is copied, 64 MiB at a time.
   *
   * @throws IOException also when a CDATA section has more than 1 GiB
   */
  public static <E extends Exception> void parseInOrder(
      MemorySegment document, ParallelOptions options, ChunkHandler<E> handler)
      throws IOException, E {
    parseInOrder(
        new SegmentDocument(document, options, SegmentDocument.WINDOW_BYTES), options, handler);
  }

  static <E extends Exception> void parseInOrder(
      DividedDocument document, ParallelOptions options, ChunkHandler<E> handler)
      throws IOException, E {
    Joint joint = document.head(handler);
    while (!joint.isLast()) {
      Window window = document.window(joint);
      OrderedParse<E> parse = new OrderedParse<>(window, options.threads(), handler);
      try (WorkerThreads threads = new WorkerThreads()) {
        threads.start(options.threads() - 1, parse::write);
        joint = behind(window, parse.read(document.begin(joint)));
      }
    }
    handler.end();
  }
}
