package org.xmlbench.piximal.parallel;

import java.util.concurrent.atomic.LongAdder;

/**
 * What parses with several threads did beside reading, added up over all that were given this
 * object. Any thread may ask, also while they go on.
 */
public final class ParallelStatistics {
  private final LongAdder joined = new LongAdder();
  private final LongAdder readAgain = new LongAdder();
  private final LongAdder joinNanos = new LongAdder();

  /** How many chunks were joined to the ones before them. */
  public long joined() {
    return joined.sum();
  }

  /** How many chunks were read again, since they did not begin with markup, or ended too late. */
  public long readAgain() {
    return readAgain.sum();
  }

  /**
   * What it took, in nanoseconds, to find what is open and bound behind chunks: the only work that
   * is done for one chunk after another.
   */
  public long joinNanos() {
    return joinNanos.sum();
  }

  void addJoin(long nanos) {
    joined.increment();
    joinNanos.add(nanos);
  }

  void addReadAgain() {
    readAgain.increment();
  }
}
