package org.xmlbench.families.piximal.fork;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.automaton.Split;

/**
 * Walks an automaton over a part from several of its states at once. No path ever ends: it is the
 * worst that an NFA of so many states can meet (HPDC'09, section 3).
 */
final class StateWalk implements PartThreads.PartWork {
  private static final int BYTES = 256;
  private static final int FACTOR = 7;

  private final MemorySegment document;
  private final byte[] next;
  private final int paths;

  private StateWalk(MemorySegment document, byte[] next, int paths) {
    this.document = document;
    this.next = next;
    this.paths = paths;
  }

  /** From the first of so many states. */
  static StateWalk fromOne(MemorySegment document, int states) {
    return new StateWalk(document, table(states), 1);
  }

  static StateWalk fromEach(MemorySegment document, int states) {
    return new StateWalk(document, table(states), states);
  }

  private static byte[] table(int states) {
    byte[] next = new byte[states * BYTES];
    for (int state = 0; state < states; state++) {
      for (int b = 0; b < BYTES; b++) {
        next[state * BYTES + b] = (byte) ((state + FACTOR * b + 1) % states);
      }
    }
    return next;
  }

  /** The states in which the paths end, each times the number of its path, added up. */
  @Override
  public long of(Split.Part part) {
    int[] states = new int[paths];
    for (int path = 0; path < paths; path++) {
      states[path] = path;
    }
    for (long at = part.from(); at < part.to(); at++) {
      int b = document.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
      for (int path = 0; path < paths; path++) {
        states[path] = next[states[path] * BYTES + b];
      }
    }
    long sum = 0;
    for (int path = 0; path < paths; path++) {
      sum += (path + 1L) * states[path];
    }
    return sum;
  }
}
