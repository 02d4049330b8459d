package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.MalformedXmlException;

/**
 * PIXIMAL-DFA: one thread, which looks up the next state and the required action for each byte
 * (Head and Govindaraju, e-Science 2008, section 3).
 */
public final class DfaParser implements AutomatonParser {
  private final Automaton automaton;

  public DfaParser(Automaton automaton) {
    this.automaton = automaton;
  }

  @Override
  public <E extends Exception> void parse(MemorySegment document, OffsetHandler<E> handler)
      throws IOException, E {
    long from = EventMaker.first(document);
    EventMaker<E> events = new EventMaker<>(document, from, handler);
    handler.document(document);
    int state = run(automaton, document, from, document.byteSize(), Automaton.CONTENT, events);
    end(automaton, document, state, events);
  }

  /** Reads a part of a document from a state on; returns the state in which it ends. */
  static <E extends Exception> int run(
      Automaton automaton,
      MemorySegment document,
      long from,
      long to,
      int state,
      EventMaker<E> events)
      throws IOException, E {
    byte[] next = automaton.next;
    byte[] required = automaton.required;
    int width = automaton.width;
    int garbage = automaton.garbage;
    int current = state;
    for (long at = from; at < to; at++) {
      int following = next[current << 8 | document.get(ValueLayout.JAVA_BYTE, at) & 0xFF];
      int action = required[current * width + following];
      if (action != 0) {
        events.perform(action, at);
      } else if (following == garbage) {
        throw garbage(automaton, document, at, current);
      }
      current = following;
    }
    return current;
  }

  static MalformedXmlException garbage(
      Automaton automaton, MemorySegment document, long at, int state) {
    return DocumentPlace.error(
        document,
        at,
        "piximal-automata",
        "the byte 0x%02X cannot follow in the state %s"
            .formatted(document.get(ValueLayout.JAVA_BYTE, at), automaton.name(state)));
  }

  /** Ends a document whose last byte led to that state. */
  static <E extends Exception> void end(
      Automaton automaton, MemorySegment document, int state, EventMaker<E> events)
      throws IOException, E {
    if (state != Automaton.CONTENT) {
      throw DocumentPlace.error(
          document,
          document.byteSize(),
          "piximal-automata",
          "the document ends in the state " + automaton.name(state));
    }
    events.end();
  }
}
