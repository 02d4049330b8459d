package org.xmlbench.house.engine.plan;

import org.xmlbench.results.store.Compilation;

/**
 * Chooses what is held fixed for all subjects of a document on this host.
 *
 * @param cpus processors of a fork
 * @param memoryBytes memory of this host, of which one fork's heap takes at most three quarters
 * @param threads most threads of a fork that parse at the same time: a heap holds the work of all
 */
public record ConditionRule(int cpus, long memoryBytes, int threads) {
  private static final long MIB = 1 << 20;

  /** Above this a document is always read from its file: an array cannot hold much more. */
  private static final long MEMORY_LIMIT_BYTES = 1L << 30;

  private static final int HEAP_STEP_MIB = 64;
  private static final int BASE_HEAP_MIB = 64;

  /**
   * Heap of a tree over the size of its document: several of the largest trees seen, and garbage.
   */
  private static final int TREE_HEAP_FACTOR = 48;

  /** The document itself, its copy while it is read, and the garbage of a streaming parser. */
  private static final int STREAMING_HEAP_FACTOR = 4;

  /** Of forks in which one thread parses. */
  public ConditionRule(int cpus, long memoryBytes) {
    this(cpus, memoryBytes, 1);
  }

  /**
   * The same of forks in which up to so many threads parse: with a processor for each, where the
   * host has as many. All forks of a document have the same heap and processors, whatever their own
   * number of threads.
   */
  public ConditionRule ofThreads(int most, int processors) {
    return new ConditionRule(Math.max(cpus, Math.min(most, processors)), memoryBytes, most);
  }

  /**
   * The condition.
   *
   * @param trees whether one of the subjects builds trees
   * @param fresh whether each operation makes a new parser
   */
  public Condition of(TimedDocument document, Collector collector, boolean trees, boolean fresh) {
    boolean file = document.bytes() > MEMORY_LIMIT_BYTES;
    int heapMiB = heapMiB(document.bytes(), trees);
    return new Condition(collector, Compilation.BACKGROUND, heapMiB, cpus, fresh, file);
  }

  /**
   * What the heap of a document's forks would be on a host with memory enough, in MiB.
   *
   * @param trees whether one of the subjects builds trees
   */
  public static long wantedHeapMiB(TimedDocument document, boolean trees) {
    return stepped(document.bytes(), trees, 1);
  }

  /** The same for all subjects of a document, and never more than this host has. */
  private int heapMiB(long bytes, boolean trees) {
    long limit = Math.max(HEAP_STEP_MIB, heapLimitMiB());
    return Math.toIntExact(Math.min(stepped(bytes, trees, threads), limit));
  }

  private static long stepped(long bytes, boolean trees, int threads) {
    long factor = (long) threads * (trees ? TREE_HEAP_FACTOR : STREAMING_HEAP_FACTOR);
    long held = trees || bytes <= MEMORY_LIMIT_BYTES ? bytes : 0;
    long wanted = Math.max(2 * BASE_HEAP_MIB, BASE_HEAP_MIB + held * factor / MIB);
    return (wanted + HEAP_STEP_MIB - 1) / HEAP_STEP_MIB * HEAP_STEP_MIB;
  }

  /** Whether heaps of that size together leave this host enough of its memory. */
  public boolean holds(long heapMiB) {
    return heapMiB <= heapLimitMiB();
  }

  /** What heaps may take of this host's memory at a time, in MiB: three quarters of it. */
  public long heapLimitMiB() {
    return memoryBytes / MIB * 3 / 4;
  }
}
