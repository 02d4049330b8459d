package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;

/**
 * PIXIMAL-NFA: the caller's thread reads the first part as PIXIMAL-DFA does, while each other part
 * is read by a thread of its own from every state; then the right queue of each part is replayed,
 * in order. It gives the events of {@link DfaParser}, and its errors.
 */
public final class NfaParser implements AutomatonParser {
  private static final ThreadFactory PLATFORM =
      Thread.ofPlatform().name("piximal-nfa-", 1).factory();

  private final Automaton automaton;
  private final Split split;
  private final Supplier<? extends ActionQueue> queues;
  private final ThreadFactory threads;

  /** A parser whose queues are on the heap, and whose threads are the operating system's. */
  public NfaParser(Automaton automaton, Split split) {
    this(automaton, split, HeapQueue::new, PLATFORM);
  }

  public NfaParser(
      Automaton automaton,
      Split split,
      Supplier<? extends ActionQueue> queues,
      ThreadFactory threads) {
    this.automaton = automaton;
    this.split = split;
    this.queues = queues;
    this.threads = threads;
  }

  /** A part that a thread reads. */
  private static final class Reading {
    private final NfaPart part;
    private final Thread thread;
    private volatile Throwable failure;

    Reading(NfaPart part, ThreadFactory threads) {
      this.part = part;
      this.thread = threads.newThread(this::read);
    }

    private void read() {
      try {
        part.run();
      } catch (RuntimeException | Error e) {
        failure = e;
      }
    }

    void await() throws IOException {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("the parse was interrupted");
      }
      if (failure != null) {
        throw new IllegalStateException("a part could not be read", failure);
      }
    }

    /** Ends the thread, whatever it has come to, and waits for that. */
    void close() {
      thread.interrupt();
      boolean interrupted = false;
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      part.clear();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public <E extends Exception> void parse(MemorySegment document, OffsetHandler<E> handler)
      throws IOException, E {
    long from = EventMaker.first(document);
    List<Split.Part> parts = split.parts(from, document.byteSize());
    List<Reading> readings = new ArrayList<>();
    try {
      for (Split.Part part : parts.subList(1, parts.size())) {
        Reading reading = new Reading(new NfaPart(automaton, document, part, queues), threads);
        readings.add(reading);
        reading.thread.start();
      }
      EventMaker<E> events = new EventMaker<>(document, from, handler);
      handler.document(document);
      long first = parts.getFirst().to();
      int state = DfaParser.run(automaton, document, from, first, Automaton.CONTENT, events);
      for (Reading reading : readings) {
        reading.await();
        state = reading.part.replay(state, events);
        reading.part.clear();
      }
      DfaParser.end(automaton, document, state, events);
    } finally {
      readings.forEach(Reading::close);
    }
  }
}
