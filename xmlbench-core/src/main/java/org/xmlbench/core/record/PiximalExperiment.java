package org.xmlbench.core.record;

import org.xmlbench.core.Labelled;

/**
 * The published experiments about PIXIMAL (Head and Govindaraju, e-Science 2008 and HPDC'09, and
 * Head's thesis) and one about its conforming reader, in the order of a report.
 */
public enum PiximalExperiment implements Labelled {
  /** HPDC'09: whether memory is the limit. */
  MEMORY_BANDWIDTH("several threads read every byte of a mapped file", "reads"),
  /** HPDC'09: how large an automaton several threads can bear. */
  STATE_SCALABILITY(
      "several threads walk an automaton of so many states, the first from one of them and the"
          + " others from each",
      null),
  /** HPDC'09: what PIXIMAL-NFA could reach. */
  SERIAL_NFA(
      "PIXIMAL-NFA's parts one by one: its time with a processor for each is the longest part's,"
          + " and the replay",
      "serial-nfa"),
  /** Thesis: why the shape of a document decides. */
  CHARACTERS_PER_STATE("the bytes of a document by the state in which they are read", "automaton"),
  /** Thesis: how fast wrong paths end. */
  LIVE_PATHS("the paths that are live so many bytes behind a cut", "automaton"),
  /** e-Science 2008: PIXIMAL-NFA itself. */
  CONCURRENT_NFA("PIXIMAL-NFA with a thread for each part", "piximal-nfa"),
  /** e-Science 2008: the parsers beside Expat. */
  COMPARISON("PIXIMAL-DFA, PIXIMAL-NFA with two threads, and Expat", null),
  /** In place of the published comparison of glibc's allocator with tcmalloc. */
  ALLOCATION(
      "PIXIMAL-NFA's queues on the heap under each collector, and in arenas outside of it", null),
  /** Thesis: what a process pays for having had a second thread. */
  IDLE_THREAD("PIXIMAL-DFA beside one more thread that does nothing", null),
  /** Ours: the conforming reader. */
  PARALLEL(
      "the conforming reader with several threads, a handler for each chunk or one for all in"
          + " order, beside as many readers that each read the whole document",
      "piximal-parallel");

  private final String about;
  private final String subject;

  PiximalExperiment(String about, String subject) {
    this.about = about;
    this.subject = subject;
  }

  /** What is done, in the middle of a sentence. */
  public String about() {
    return about;
  }

  /**
   * The one subject of its cells.
   *
   * @throws IllegalStateException when they have several
   */
  public String onlySubject() {
    if (subject == null) {
      throw new IllegalStateException(label() + " has several subjects");
    }
    return subject;
  }

  /** Whether it times each split of a document, against one thread. */
  public boolean isOfSplits() {
    return switch (this) {
      case MEMORY_BANDWIDTH, STATE_SCALABILITY, SERIAL_NFA, CONCURRENT_NFA -> true;
      case CHARACTERS_PER_STATE, LIVE_PATHS, COMPARISON, ALLOCATION, IDLE_THREAD, PARALLEL -> false;
    };
  }
}
