package org.xmlbench.piximal.parallel;

import java.io.IOException;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.OpenElement;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.tape.PartOpener;

/**
 * Each thread reads one chunk after another with a handler of its own, and ends the handlers of
 * those that were proven.
 */
final class UnorderedParse<E extends Exception> {
  private final DividedDocument document;
  private final ChunkHandlerFactory<E> handlers;
  private final ChunkPlan<ChunkHandler<E>> plan;
  private final FirstFailure failure = new FirstFailure();

  UnorderedParse(DividedDocument document, PartBoundary head, ChunkHandlerFactory<E> handlers) {
    this.document = document;
    this.handlers = handlers;
    this.plan = new ChunkPlan<>(document, head, any -> {});
  }

  /** As many threads are of use beside the caller's. */
  int workers() {
    return plan.isOneChunk() ? 0 : document.options().threads() - 1;
  }

  /** Reads chunks until there are no more, one was wrong, or the thread is interrupted. */
  void work() {
    PartOpener parts = document.parts();
    try {
      for (Chunk<ChunkHandler<E>> it = plan.take(); it != null; it = plan.take()) {
        read(it, parts);
        plan.read(it);
        endProven();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      plan.finish();
    } catch (RuntimeException | Error e) {
      // The document cannot be looked at any more: handlers' own are kept with their chunks.
      failure.add(Integer.MAX_VALUE - 1, e);
      plan.finish();
    }
  }

  private void read(Chunk<ChunkHandler<E>> chunk, PartOpener parts) {
    try {
      PartBoundary begin = chunk.begin();
      DocumentReader reader = parts.open(begin, chunk.stop, chunk.most(document.ahead()));
      ChunkHandler<E> handler =
          handlers.handler(
              new ChunkStart(
                  chunk.index,
                  begin.offset(),
                  OpenElement.path(begin.innermost()),
                  OpenElement.namespaces(begin.innermost())));
      chunk.taking = handler;
      hand(reader, handler);
      chunk.endAt(parts.end());
    } catch (Exception | Error e) {
      chunk.failure = e;
      chunk.expanded = parts.expanded() - chunk.begin().expanded();
    } finally {
      chunk.exceeded = parts.isExceeded();
    }
  }

  static <E extends Exception> void hand(DocumentReader reader, ChunkHandler<E> handler)
      throws IOException, E {
    EventView view = reader;
    for (XmlEvent event = reader.next(); event != XmlEvent.END_DOCUMENT; event = reader.next()) {
      handler.event(event, view);
    }
  }

  private void endProven() {
    for (Chunk<ChunkHandler<E>> it = plan.pollProven(); it != null; it = plan.pollProven()) {
      try {
        FirstFailure.<E>rethrow(it.failure);
        it.taking.end();
      } catch (Exception | Error e) {
        failure.add(it.index, e);
        plan.finish();
      }
    }
  }

  /** Ends the parse, when no thread works any more. */
  void end() throws IOException, E {
    failure.rethrow();
  }
}
