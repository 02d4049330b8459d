package org.xmlbench.piximal.parallel;

import java.util.concurrent.atomic.LongAdder;

/**
 * What parses with several threads did beside reading, added up over all that were given this
 * object. Any thread may ask, also while they go on.
 */
public final class ParallelStatistics {
  private final LongAdder joined = new LongAdder();
  private final LongAdder readAgain = new LongAdder();
  private final LongAdder alone = new LongAdder();
  private final LongAdder joinNanos = new LongAdder();

  /** How many chunks were joined to the ones before them. */
  public long joined() {
    return joined.sum();
  }

  /**
   * How many chunks were read in vain, since they did not begin where the one before them has
   * ended, or inside of other elements.
   */
  public long readAgain() {
    return readAgain.sum();
  }

  /** How many chunks were read while none behind them could be, as no place to begin was found. */
  public long alone() {
    return alone.sum();
  }

  /**
   * What it took, in nanoseconds, to compare the ends of chunks with the beginnings of those behind
   * them: the only work that is done for one chunk after another.
   */
  public long joinNanos() {
    return joinNanos.sum();
  }

  void addJoin(long nanos) {
    joined.increment();
    joinNanos.add(nanos);
  }

  void addAlone() {
    alone.increment();
  }

  void addReadAgain() {
    readAgain.increment();
  }
}
