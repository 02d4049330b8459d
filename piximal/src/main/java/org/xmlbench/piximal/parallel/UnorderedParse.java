package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.xmlbench.piximal.engine.Tape;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.engine.TapeWriter;

/**
 * Each thread takes one chunk after another: writes its tape, waits until the joint before it is
 * known, tells the next one its own joint, and then hands its events to its handler.
 */
final class UnorderedParse<E extends Exception> {
  private final Window document;
  private final ChunkHandlerFactory<E> handlers;
  private final List<CompletableFuture<Joint>> joints;
  private final AtomicInteger next = new AtomicInteger(1);
  private final FirstFailure failure = new FirstFailure();

  UnorderedParse(Window document, Joint head, ChunkHandlerFactory<E> handlers) {
    this.document = document;
    this.handlers = handlers;
    this.joints =
        Stream.generate(CompletableFuture<Joint>::new)
            .limit(Math.max(1, document.cuts().count()))
            .toList();
    joints.getFirst().complete(head);
  }

  /** Takes chunks until there are no more, or one before them failed. */
  void work() {
    TapeWriter writer = document.writer();
    TapeReader reader = document.reader();
    Tape tape = new Tape();
    for (int chunk = next.getAndIncrement();
        chunk < joints.size();
        chunk = next.getAndIncrement()) {
      try {
        if (failure.isBefore(chunk)) {
          return;
        }
        read(chunk, writer, reader, tape);
      } catch (Exception | Error e) {
        failure.add(chunk, e);
      } finally {
        // Whoever waits for it goes on, and finds that nothing is left to do.
        joints.get(chunk).complete(new Joint(0, null, 0));
      }
    }
  }

  private void read(int chunk, TapeWriter writer, TapeReader reader, Tape tape)
      throws IOException, E, TapeReader.WrongDocumentException {
    int start = document.cuts().start(chunk);
    int stop = start == ChunkCuts.NONE ? start : document.cuts().stop(chunk);
    if (start != ChunkCuts.NONE) {
      document.tryToWrite(writer, tape, start, stop);
    }
    Joint before = joints.get(chunk - 1).join();
    if (before.isLast() || before.position() >= stop) {
      joints.get(chunk).complete(before);
      return;
    }
    if (document.isRefuted(tape, start, before)) {
      writer.write(tape, before.position(), stop, before.expanded());
    }
    joints.get(chunk).complete(document.behind(tape, before));
    ChunkHandler<E> handler = handlers.handler(document.start(chunk, before));
    document.replay(reader, tape, before.innermost(), handler);
    handler.end();
  }

  /**
   * Ends the parse, when no thread works any more.
   *
   * @throws IOException the error of the document
   * @throws E what the handler of the first chunk that failed threw
   */
  Joint end() throws IOException, E {
    failure.rethrow(document);
    return joints.getLast().join();
  }
}
