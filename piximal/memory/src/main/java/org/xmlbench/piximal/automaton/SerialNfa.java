package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The published serial test of PIXIMAL-NFA: what it does at the same time is done one by one, and
 * timed, so that the processors' number does not matter (HPDC'09, section 4).
 */
public final class SerialNfa {
  private final Automaton automaton;
  private final Split split;
  private final Supplier<? extends ActionQueue> queues;

  public SerialNfa(Automaton automaton, Split split, Supplier<? extends ActionQueue> queues) {
    this.automaton = automaton;
    this.split = split;
    this.queues = queues;
  }

  /**
   * What one document took.
   *
   * @param first nanoseconds of the first part, with its events
   * @param others of each other part, without events
   * @param replay of the events of all other parts
   * @param live paths that each other part had at its end
   * @param queued actions in the queues of these
   */
  public record Times(long first, List<Long> others, long replay, List<Integer> live, long queued) {
    public Times {
      others = List.copyOf(others);
      live = List.copyOf(live);
    }

    /** The least that it takes with a processor for each part. */
    public long bound() {
      return Math.max(first, others.stream().mapToLong(Long::longValue).max().orElse(0)) + replay;
    }
  }

  /**
   * Reads a document.
   *
   * @throws org.xmlbench.piximal.MalformedXmlException when the automaton does not accept it
   * @throws E what the handler throws
   */
  public <E extends Exception> Times read(MemorySegment document, OffsetHandler<E> handler)
      throws IOException, E {
    long from = EventMaker.first(document);
    List<Split.Part> parts = split.parts(from, document.byteSize());
    EventMaker<E> events = new EventMaker<>(document, from, handler);
    handler.document(document);
    long start = System.nanoTime();
    int state =
        DfaParser.run(automaton, document, from, parts.getFirst().to(), Automaton.CONTENT, events);
    long first = System.nanoTime() - start;
    List<NfaPart> read = new ArrayList<>();
    List<Long> others = new ArrayList<>();
    for (Split.Part part : parts.subList(1, parts.size())) {
      start = System.nanoTime();
      NfaPart nfa = new NfaPart(automaton, document, part, queues);
      nfa.run();
      others.add(System.nanoTime() - start);
      read.add(nfa);
    }
    List<Integer> live = read.stream().map(NfaPart::livePaths).toList();
    long queued = read.stream().mapToLong(NfaPart::queuedActions).sum();
    start = System.nanoTime();
    try {
      for (NfaPart nfa : read) {
        state = nfa.replay(state, events);
      }
    } finally {
      read.forEach(NfaPart::clear);
    }
    DfaParser.end(automaton, document, state, events);
    return new Times(first, others, System.nanoTime() - start, live, queued);
  }
}
