package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.piximal.engine.Tape;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.engine.TapeWriter;

/**
 * Threads write tapes of one chunk after another; the caller's hands their events in order to one
 * handler, and writes tapes itself while none is ready. There are a few tapes more than threads, so
 * that memory is bounded whoever is the slower one.
 */
final class OrderedParse<E extends Exception> {
  private static final int SPARE_TAPES = 2;

  private final Window document;
  private final ChunkHandler<E> handler;
  private final List<CompletableFuture<Written>> written;
  private final BlockingQueue<Tape> free;
  private final AtomicInteger next = new AtomicInteger(1);

  /** A chunk's tape; of one without a first byte an empty one. */
  private record Written(Tape tape, int start) {}

  OrderedParse(Window document, int threads, ChunkHandler<E> handler) {
    this.document = document;
    this.handler = handler;
    this.written =
        Stream.generate(CompletableFuture<Written>::new)
            .limit(Math.max(1, document.cuts().count()))
            .toList();
    this.free = new ArrayBlockingQueue<>(threads + SPARE_TAPES);
    IntStream.range(0, threads + SPARE_TAPES).forEach(i -> free.add(new Tape()));
  }

  /** Writes tapes until there are no more chunks, or the thread is interrupted. */
  void write() {
    TapeWriter writer = document.writer();
    try {
      while (next.get() < written.size()) {
        // A chunk is taken with a tape, so that the first one that waits always has one.
        write(free.take(), writer);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(Tape tape, TapeWriter writer) {
    int chunk = next.getAndIncrement();
    if (chunk >= written.size()) {
      free.add(tape);
      return;
    }
    try {
      int start = document.cuts().start(chunk);
      if (start != ChunkCuts.NONE) {
        document.tryToWrite(writer, tape, start, document.cuts().stop(chunk));
      }
      written.get(chunk).complete(new Written(tape, start));
    } catch (IOException | RuntimeException | Error e) {
      written.get(chunk).completeExceptionally(e);
    }
  }

  /**
   * Hands the events to the handler.
   *
   * @return where they have ended
   * @throws IOException the error of the document
   * @throws E what the handler throws
   */
  Joint read(Joint head) throws IOException, E {
    TapeWriter writer = document.writer();
    TapeReader reader = document.reader();
    Joint joint = head;
    for (int chunk = 1; chunk < written.size() && !joint.isLast(); chunk++) {
      Written some = await(chunk, writer);
      joint = read(chunk, some, joint, writer, reader);
      free.add(some.tape());
    }
    return joint;
  }

  private Written await(int chunk, TapeWriter writer) throws IOException {
    while (!written.get(chunk).isDone()) {
      Tape tape = next.get() < written.size() ? free.poll() : null;
      if (tape == null) {
        break;
      }
      write(tape, writer);
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new InterruptedIOException("the parse was interrupted");
    }
    try {
      return written.get(chunk).join();
    } catch (CompletionException e) {
      throw new IllegalStateException("a part could not be read", e.getCause());
    }
  }

  private Joint read(int chunk, Written some, Joint before, TapeWriter writer, TapeReader reader)
      throws IOException, E {
    int stop = some.start() == ChunkCuts.NONE ? some.start() : document.cuts().stop(chunk);
    if (before.position() >= stop) {
      return before;
    }
    if (document.isRefuted(some.tape(), some.start(), before)) {
      writer.write(some.tape(), before.position(), stop, before.expanded());
    }
    try {
      document.replay(reader, some.tape(), before.innermost(), handler);
    } catch (TapeReader.WrongDocumentException e) {
      throw document.error();
    }
    return document.behind(some.tape(), before);
  }
}
