package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** A parser that reads by an {@link Automaton}: both kinds give the same events, and errors. */
public sealed interface AutomatonParser permits DfaParser, NfaParser {
  /**
   * Reads a document that is in memory, such as a mapped file, in UTF-8.
   *
   * @throws org.xmlbench.piximal.MalformedXmlException when the automaton does not accept it
   * @throws E what the handler throws
   */
  <E extends Exception> void parse(MemorySegment document, OffsetHandler<E> handler)
      throws IOException, E;
}
