package org.xmlbench.families.piximal.fork;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.piximal.automaton.ActionQueue;
import org.xmlbench.piximal.automaton.Automaton;
import org.xmlbench.piximal.automaton.AutomatonParser;
import org.xmlbench.piximal.automaton.DfaParser;
import org.xmlbench.piximal.automaton.HeapQueue;
import org.xmlbench.piximal.automaton.NfaParser;
import org.xmlbench.piximal.automaton.SerialNfa;
import org.xmlbench.piximal.automaton.Split;

/**
 * Reads of one document by the published parsers, each of which must give the events that
 * PIXIMAL-DFA gave first, and the number of elements that the document is known to have.
 */
final class ExpectedReads {
  private static final ThreadFactory PLATFORM = Thread.ofPlatform().factory();

  private final MemorySegment document;
  private final long expected;

  /**
   * Reads it once.
   *
   * @throws WrongEventsException when it has another number of elements
   */
  ExpectedReads(MemorySegment document, OptionalLong elements) throws IOException {
    this.document = document;
    EventChecksum events = new EventChecksum();
    new DfaParser(Automaton.XML).parse(document, events);
    if (elements.isPresent() && elements.getAsLong() != events.elements()) {
      throw new WrongEventsException(
          "PIXIMAL-DFA has read %d elements, the document has %d"
              .formatted(events.elements(), elements.getAsLong()));
    }
    this.expected = events.sum();
  }

  TimedRead dfa() {
    return parse(new DfaParser(Automaton.XML));
  }

  /** By PIXIMAL-NFA with threads of the operating system. */
  TimedRead nfa(Split split) {
    return nfa(split, HeapQueue::new);
  }

  TimedRead nfa(Split split, Supplier<? extends ActionQueue> queues) {
    return parse(new NfaParser(Automaton.XML, split, queues, PLATFORM));
  }

  private TimedRead parse(AutomatonParser parser) {
    EventChecksum events = new EventChecksum();
    return () -> {
      events.reset();
      long start = System.nanoTime();
      parser.parse(document, events);
      long nanos = System.nanoTime() - start;
      require(events);
      return nanos;
    };
  }

  /** By PIXIMAL-NFA's parts, one after the other. */
  SerialRead serial(Split split) {
    return new SerialRead(split);
  }

  private void require(EventChecksum events) {
    if (events.sum() != expected) {
      throw new WrongEventsException("the events are not those of PIXIMAL-DFA");
    }
  }

  /** Counts as long as it would take with a processor for each part. */
  final class SerialRead implements TimedRead {
    private final Split split;
    private final SerialNfa nfa;
    private final EventChecksum events = new EventChecksum();
    private long first;
    private long other;
    private long replay;
    private long reads;

    private SerialRead(Split split) {
      this.split = split;
      this.nfa = new SerialNfa(Automaton.XML, split, HeapQueue::new);
    }

    @Override
    public long nanos() throws IOException {
      events.reset();
      SerialNfa.Times times = nfa.read(document, events);
      require(events);
      first += times.first();
      other += times.others().stream().mapToLong(Long::longValue).max().orElse(0);
      replay += times.replay();
      reads++;
      return times.bound();
    }

    @Override
    public void begin() {
      first = 0;
      other = 0;
      replay = 0;
      reads = 0;
    }

    Split split() {
      return split;
    }

    /** Mean nanoseconds of the first part, of the longest other one, and of the replay. */
    List<Double> means() {
      return List.of((double) first / reads, (double) other / reads, (double) replay / reads);
    }
  }
}
