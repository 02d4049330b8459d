package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.stream.IntStream;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.tape.PartOpener;
import org.xmlbench.piximal.engine.tape.Tape;
import org.xmlbench.piximal.engine.tape.TapeReader;

/**
 * Threads write the events of one chunk after another on tapes. The caller's thread shows them to
 * one handler, in order. Chunks that were left to it, since it would wait else, it reads itself:
 * that takes less than to write and to show. There are a few tapes more than threads, so that
 * memory is bounded.
 */
final class OrderedParse<E extends Exception> {
  private static final int SPARE_TAPES = 2;

  private final DividedDocument document;
  private final ChunkHandler<E> handler;
  private final ChunkPlan<Tape> plan;
  private final BlockingQueue<Tape> free;

  /** Why a thread has ended before all was read; null where none has. */
  private volatile Throwable broken;

  OrderedParse(DividedDocument document, PartBoundary head, ChunkHandler<E> handler) {
    this.document = document;
    this.handler = handler;
    int tapes = document.options().threads() + SPARE_TAPES;
    this.free = new ArrayBlockingQueue<>(tapes);
    IntStream.range(0, tapes).forEach(i -> free.add(new Tape()));
    this.plan = new ChunkPlan<>(document, head, free::add);
  }

  /** As many threads are of use beside the caller's. */
  int workers() {
    return plan.isOneChunk() ? 0 : document.options().threads() - 1;
  }

  /** Writes tapes until there are no more chunks, or the thread is interrupted. */
  void write() {
    PartOpener parts = document.parts();
    try {
      while (true) {
        // A chunk is taken with a tape, so that the first one that waits always has one.
        Tape tape = free.take();
        Chunk<Tape> chunk = plan.takeToWrite();
        if (chunk == null) {
          return;
        }
        chunk.taking = tape;
        write(chunk, parts);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      // The document cannot be looked at any more: errors in it are kept with their chunks.
      broken = e;
      plan.finish();
    }
  }

  private void write(Chunk<Tape> chunk, PartOpener parts) {
    try {
      long most = chunk.most(document.ahead());
      parts.write(chunk.begin(), chunk.stop, most, chunk.taking);
      chunk.endAt(parts.end());
    } catch (IOException | RuntimeException | Error e) {
      chunk.failure = e;
      chunk.expanded = parts.expanded() - chunk.begin().expanded();
    } finally {
      chunk.exceeded = parts.isExceeded();
      plan.read(chunk);
    }
  }

  /** Shows all events to the handler. */
  void show() throws IOException, E {
    PartOpener parts = document.parts();
    TapeReader tapes = document.tapes();
    EventView view = tapes;
    for (Chunk<Tape> it = take(); it != null; it = take()) {
      if (!it.isRead()) {
        read(it, parts);
      } else if (it.taking != null) {
        show(it, tapes, view);
      }
    }
    if (broken != null) {
      throw new IllegalStateException("a part could not be read", broken);
    }
  }

  private Chunk<Tape> take() throws InterruptedIOException {
    try {
      if (!Thread.currentThread().isInterrupted()) {
        return plan.takeToShow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw new InterruptedIOException("the parse was interrupted");
  }

  /** Shows the events of a chunk that the caller's thread reads itself. */
  private void read(Chunk<Tape> chunk, PartOpener parts) throws IOException, E {
    DocumentReader reader = parts.open(chunk.begin(), chunk.stop, Chunk.TO_THE_END);
    UnorderedParse.hand(reader, handler);
    chunk.endAt(parts.end());
    plan.read(chunk);
  }

  private void show(Chunk<Tape> chunk, TapeReader tapes, EventView view) throws IOException, E {
    tapes.begin(chunk.taking, chunk.begin());
    for (XmlEvent event = tapes.next(); event != null; event = tapes.next()) {
      handler.event(event, view);
    }
    FirstFailure.<E>rethrow(chunk.failure);
    free.add(chunk.taking);
  }
}
