package org.xmlbench.families.piximal.fork;

import org.xmlbench.core.Labelled;

/**
 * The published experiments about PIXIMAL (Head and Govindaraju, e-Science 2008 and HPDC'09, and
 * Head's thesis) and one about its conforming reader, in the order of a report.
 */
public enum PiximalExperiment implements Labelled {
  /** HPDC'09: whether memory is the limit. */
  MEMORY_BANDWIDTH("several threads read every byte of a mapped file"),
  /** HPDC'09: how large an automaton several threads can bear. */
  STATE_SCALABILITY(
      "several threads walk an automaton of so many states, the first from one of them and the"
          + " others from each"),
  /** HPDC'09: what PIXIMAL-NFA could reach. */
  SERIAL_NFA(
      "PIXIMAL-NFA's parts one by one: its time with a processor for each is the longest part's,"
          + " and the replay"),
  /** Thesis: why the shape of a document decides. */
  CHARACTERS_PER_STATE("the bytes of a document by the state in which they are read"),
  /** Thesis: how fast wrong paths end. */
  LIVE_PATHS("the paths that are live so many bytes behind a cut"),
  /** e-Science 2008: PIXIMAL-NFA itself. */
  CONCURRENT_NFA("PIXIMAL-NFA with a thread for each part"),
  /** e-Science 2008: the parsers beside Expat. */
  COMPARISON("PIXIMAL-DFA, PIXIMAL-NFA with two threads, and Expat"),
  /** In place of the published comparison of glibc's allocator with tcmalloc. */
  ALLOCATION("PIXIMAL-NFA's queues on the heap under each collector, and in arenas outside of it"),
  /** Thesis: what a process pays for having had a second thread. */
  IDLE_THREAD("PIXIMAL-DFA beside one more thread that does nothing"),
  /** Ours: the conforming reader. */
  PARALLEL(
      "the conforming reader with several threads, a handler for each chunk or one for all in"
          + " order, beside as many readers that each read the whole document"),
  /** Ours: the conforming reader behind SAX, where a JVM has more than one program. */
  HANDLERS(
      "one thread reads with SAX for four classes of handlers by turns, by its CPU time: a parser"
          + " whose calls the JVM can bind to one class may be faster than it is in a server");

  /** The conforming reader behind SAX. */
  public static final String OUR_SAX = "piximal-sax";

  /** The parser that its goal of handlers is about. */
  public static final String OTHER_SAX = "aalto-sax";

  private final String about;

  PiximalExperiment(String about) {
    this.about = about;
  }

  /** What is done, in the middle of a sentence. */
  public String about() {
    return about;
  }

  /** Whether it times each split of a document, against one thread. */
  public boolean isOfSplits() {
    return switch (this) {
      case MEMORY_BANDWIDTH, STATE_SCALABILITY, SERIAL_NFA, CONCURRENT_NFA -> true;
      case CHARACTERS_PER_STATE,
          LIVE_PATHS,
          COMPARISON,
          ALLOCATION,
          IDLE_THREAD,
          PARALLEL,
          HANDLERS ->
          false;
    };
  }
}
