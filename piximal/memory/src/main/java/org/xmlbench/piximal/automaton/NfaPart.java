package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.Supplier;

/**
 * PIXIMAL-NFA's work on a part of a document whose beginning state is not known: a path from each
 * state, with a queue of the actions that it requires. A path that comes to a byte which cannot
 * follow is contradicted, and dropped (Head and Govindaraju, e-Science 2008, section 4; HPDC'09).
 */
public final class NfaPart {
  /** As many bytes are read between two looks at whether anybody waits for the part. */
  private static final int BLOCK = 1 << 14;

  private final Automaton automaton;
  private final MemorySegment document;
  private final Split.Part part;
  private final ActionQueue[] queues;

  /** By path: the state in which it began, and the one that it has come to. */
  private final int[] starts;

  private final int[] states;
  private int live;

  /** By the state in which a path began: the one it has come to, or ended in. */
  private final int[] ends;

  /** By the same: the byte that contradicted it; -1 where none did. */
  private final long[] contradictions;

  /** A part; each path has a queue of its own from there. */
  public NfaPart(
      Automaton automaton,
      MemorySegment document,
      Split.Part part,
      Supplier<? extends ActionQueue> queues) {
    this.automaton = automaton;
    this.document = document;
    this.part = part;
    int count = automaton.garbage;
    this.queues = new ActionQueue[count];
    this.starts = new int[count];
    this.states = new int[count];
    this.ends = new int[count];
    this.contradictions = new long[count];
    for (int state = 0; state < count; state++) {
      this.queues[state] = queues.get();
      starts[state] = state;
      states[state] = state;
      ends[state] = state;
      contradictions[state] = -1;
    }
    this.live = count;
  }

  /** Reads the part, until the thread is interrupted or no path is live. */
  public void run() {
    long at = part.from();
    while (at < part.to() && live > 0 && !Thread.currentThread().isInterrupted()) {
      long end = Math.min(part.to(), at + BLOCK);
      read(at, end);
      at = end;
    }
    for (int path = 0; path < live; path++) {
      ends[starts[path]] = states[path];
    }
  }

  public int livePaths() {
    return live;
  }

  /** How many actions wait in the queues of the live paths. */
  public long queuedActions() {
    long queued = 0;
    for (int path = 0; path < live; path++) {
      queued += queues[starts[path]].size();
    }
    return queued;
  }

  private void read(long from, long to) {
    byte[] next = automaton.next;
    byte[] required = automaton.required;
    int width = automaton.width;
    int garbage = automaton.garbage;
    for (long at = from; at < to && live > 0; at++) {
      int b = document.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
      boolean contradicted = false;
      for (int path = 0; path < live; path++) {
        int state = states[path];
        int following = next[state << 8 | b];
        int action = required[state * width + following];
        if (action != 0) {
          queues[starts[path]].add(action, at);
        }
        if (following == garbage) {
          contradict(starts[path], state, at);
          contradicted = true;
        }
        states[path] = following;
      }
      if (contradicted) {
        drop();
      }
    }
  }

  private void contradict(int start, int state, long at) {
    ends[start] = state;
    contradictions[start] = at;
  }

  /** Keeps the live paths, in their order. */
  private void drop() {
    int kept = 0;
    for (int path = 0; path < live; path++) {
      if (states[path] != automaton.garbage) {
        starts[kept] = starts[path];
        states[kept++] = states[path];
      }
    }
    live = kept;
  }

  /**
   * Makes events of the path that is the right one, and gives back the memory of all.
   *
   * @param start the state in which the part before ended
   * @return the state in which this one ends
   * @throws org.xmlbench.piximal.MalformedXmlException where the path is contradicted
   * @throws E what the handler throws
   */
  <E extends Exception> int replay(int start, EventMaker<E> events) throws IOException, E {
    ActionQueue queue = queues[start];
    int mask = (1 << ActionQueue.ACTION_BITS) - 1;
    for (long i = 0; i < queue.size(); i++) {
      long entry = queue.get(i);
      events.perform((int) entry & mask, entry >>> ActionQueue.ACTION_BITS);
    }
    if (contradictions[start] >= 0) {
      throw DfaParser.garbage(automaton, document, contradictions[start], ends[start]);
    }
    return ends[start];
  }

  /** Gives back the memory of the queues. */
  public void clear() {
    for (ActionQueue queue : queues) {
      queue.clear();
    }
  }
}
