package org.xmlbench.piximal.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * How a document is cut: the first part is the DFA's, each other one an NFA's.
 *
 * @param percent how much of the document the first part is ({@code split_percent}), from 0 to 100
 * @param threads how many parts there are, of which all but the first are equally long
 */
public record Split(double percent, int threads) {
  public Split {
    if (!(percent >= 0 && percent <= 100)) {
      throw new IllegalArgumentException("a split is from 0 to 100 percent, not " + percent);
    }
    if (threads < 1) {
      throw new IllegalArgumentException("a split has at least one thread, not " + threads);
    }
  }

  /** A part of a document, from its first byte to behind its last one. */
  public record Part(long from, long to) {}

  /** The parts of the bytes of a document; the first one may be empty, as any other may. */
  public List<Part> parts(long from, long to) {
    if (threads == 1) {
      return List.of(new Part(from, to));
    }
    long first = from + Math.round((to - from) * (percent / 100));
    List<Part> parts = new ArrayList<>(List.of(new Part(from, first)));
    int others = threads - 1;
    long begin = first;
    for (int i = 1; i <= others; i++) {
      long end = i == others ? to : first + (to - first) / others * i;
      parts.add(new Part(begin, end));
      begin = end;
    }
    return parts;
  }
}
