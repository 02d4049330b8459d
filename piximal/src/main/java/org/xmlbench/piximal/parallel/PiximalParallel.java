package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.engine.document.PartBoundary;

/**
 * Reads one document with several threads, by the rules of {@link
 * org.xmlbench.piximal.cursor.PiximalCursor}, and with its errors. Events come in two ways:
 *
 * <ul>
 *   <li>{@link #parse}: each chunk of the document has a handler of its own. Chunks are read at the
 *       same time, each from where it is guessed to begin; a handler is ended once that was right.
 *   <li>{@link #parseInOrder}: one handler, in the caller's thread and the document's order.
 * </ul>
 *
 * A document that is short ({@link ParallelOptions#threadBytes}), is not in UTF-8, or has external
 * entities that are fetched, is read by the caller's thread alone.
 */
public final class PiximalParallel {
  private PiximalParallel() {}

  /**
   * Reads a document with a handler for each chunk.
   *
   * @param document must not be changed meanwhile
   * @throws org.xmlbench.piximal.MalformedXmlException when it is wrong; handlers of chunks with
   *     that place, and behind it, may have taken events, and are not ended
   * @throws E what a handler threw; of several the one whose chunk comes first
   */
  public static <E extends Exception> void parse(
      byte[] document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    parse(DocumentBytes.of(document), options, handlers);
  }

  /** The same of a file of any size, as {@link DocumentBytes#of(FileChannel)} says. */
  public static <E extends Exception> void parse(
      FileChannel document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    parse(DocumentBytes.of(document), options, handlers);
  }

  /** The same of a file of any size, which is closed at the end. */
  public static <E extends Exception> void parse(
      Path document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    try (FileChannel channel =
        FileChannel.open(Objects.requireNonNull(document, "document"), StandardOpenOption.READ)) {
      parse(channel, options, handlers);
    }
  }

  /** The same of a document of any size wherever a program has its bytes. */
  public static <E extends Exception> void parse(
      DocumentBytes document, ParallelOptions options, ChunkHandlerFactory<E> handlers)
      throws IOException, E {
    parse(new DividedDocument(document, options), handlers);
  }

  private static <E extends Exception> void parse(
      DividedDocument document, ChunkHandlerFactory<E> handlers) throws IOException, E {
    Objects.requireNonNull(handlers, "handlers");
    ChunkHandler<E> first =
        Objects.requireNonNull(handlers.handler(ChunkStart.OF_DOCUMENT), "handler");
    PartBoundary head = document.head(first);
    first.end();
    if (head.isEnd()) {
      return;
    }
    UnorderedParse<E> parse = new UnorderedParse<>(document, head, handlers);
    try (WorkerThreads threads = new WorkerThreads()) {
      threads.start(parse.workers(), parse::work);
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
    parseInOrder(DocumentBytes.of(document), options, handler);
  }

  /** The same of a file of any size, as {@link DocumentBytes#of(FileChannel)} says. */
  public static <E extends Exception> void parseInOrder(
      FileChannel document, ParallelOptions options, ChunkHandler<E> handler)
      throws IOException, E {
    parseInOrder(DocumentBytes.of(document), options, handler);
  }

  /** The same of a file of any size, which is closed at the end. */
  public static <E extends Exception> void parseInOrder(
      Path document, ParallelOptions options, ChunkHandler<E> handler) throws IOException, E {
    try (FileChannel channel =
        FileChannel.open(Objects.requireNonNull(document, "document"), StandardOpenOption.READ)) {
      parseInOrder(channel, options, handler);
    }
  }

  /** The same of a document of any size wherever a program has its bytes. */
  public static <E extends Exception> void parseInOrder(
      DocumentBytes document, ParallelOptions options, ChunkHandler<E> handler)
      throws IOException, E {
    parseInOrder(new DividedDocument(document, options), handler);
  }

  private static <E extends Exception> void parseInOrder(
      DividedDocument document, ChunkHandler<E> handler) throws IOException, E {
    Objects.requireNonNull(handler, "handler");
    PartBoundary head = document.head(handler);
    if (!head.isEnd()) {
      OrderedParse<E> parse = new OrderedParse<>(document, head, handler);
      try (WorkerThreads threads = new WorkerThreads()) {
        threads.start(parse.workers(), parse::write);
        parse.show();
      }
    }
    handler.end();
  }
}
