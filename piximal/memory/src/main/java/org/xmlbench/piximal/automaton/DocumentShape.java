package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why documents suit PIXIMAL-NFA or not: what an automaton does while it reads them. */
public final class DocumentShape {
  private final Automaton automaton;
  private final MemorySegment document;

  public DocumentShape(Automaton automaton, MemorySegment document) {
    this.automaton = automaton;
    this.document = document;
  }

  /** How many bytes are read in each state, by its name; fails where a byte cannot follow. */
  public Map<String, Long> bytesByState() throws IOException {
    long[] counts = new long[automaton.width];
    int state = Automaton.CONTENT;
    for (long at = EventMaker.first(document); at < document.byteSize(); at++) {
      counts[state]++;
      int next = automaton.next(state, document.get(ValueLayout.JAVA_BYTE, at) & 0xFF);
      if (next == automaton.garbage) {
        throw DfaParser.garbage(automaton, document, at, state);
      }
      state = next;
    }
    Map<String, Long> named = new LinkedHashMap<>();
    for (int i = 0; i < automaton.garbage; i++) {
      named.put(automaton.name(i), counts[i]);
    }
    return named;
  }

  /**
   * How many paths are live from there on, if one begins in each state: behind the first byte,
   * behind the second, and so on.
   *
   * @param distance for so many bytes, or up to the document's end
   */
  public List<Integer> livePaths(long from, int distance) {
    List<Integer> live = new ArrayList<>();
    boolean[] paths = new boolean[automaton.garbage];
    int[] states = new int[automaton.garbage];
    for (int i = 0; i < states.length; i++) {
      states[i] = i;
      paths[i] = true;
    }
    long end = Math.min(document.byteSize(), from + distance);
    for (long at = from; at < end; at++) {
      int b = document.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
      int count = 0;
      for (int i = 0; i < states.length; i++) {
        states[i] = paths[i] ? automaton.next(states[i], b) : states[i];
        paths[i] &= states[i] != automaton.garbage;
        count += paths[i] ? 1 : 0;
      }
      live.add(count);
    }
    return live;
  }
}
