package org.xmlbench.piximal.parallel;

import java.io.IOException;

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
 * A document that is not in UTF-8, or has a document type, is read by the caller's thread alone.
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
    DividedDocument divided = new DividedDocument(document, options);
    ChunkHandler<E> first = handlers.handler(DividedDocument.first());
    Joint head = divided.head(first);
    first.end();
    if (head.isLast()) {
      return;
    }
    UnorderedParse<E> parse = new UnorderedParse<>(divided, head, handlers);
    try (WorkerThreads threads = new WorkerThreads()) {
      threads.start(options.threads() - 1, parse::work);
      parse.work();
      threads.await();
    }
    parse.end();
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
    DividedDocument divided = new DividedDocument(document, options);
    Joint head = divided.head(handler);
    if (!head.isLast()) {
      OrderedParse<E> parse = new OrderedParse<>(divided, options.threads(), handler);
      try (WorkerThreads threads = new WorkerThreads()) {
        threads.start(options.threads() - 1, parse::write);
        parse.read(head);
      }
    }
    handler.end();
  }
}
