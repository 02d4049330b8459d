package org.xmlbench.piximal.engine.scan;

/**
 * Which of two ways is the faster one, by rounds in which each is timed.
 *
 * <p>The least times are compared, so that a round that was disturbed decides nothing. A trial ends
 * by the CPU time that it has taken, and not by that of the clock: on a busy machine the compiler
 * needs many times as long, and a JVM that ended early would be slower than it can be.
 */
final class TrialRounds {
  /** Nanoseconds that a trial may take: vectors are compiled after a third of it. */
  static final long MOST = 600_000_000;

  /** So often in sequence vectors are the faster ones. */
  static final int FASTER = 3;

  private long longs = Long.MAX_VALUE;
  private long vectors = Long.MAX_VALUE;
  private long taken;
  private int faster;

  /**
   * Adds the nanoseconds of a round.
   *
   * @param all what it took, if both worked several times
   */
  void add(long ofLongs, long ofVectors, long all) {
    longs = Math.min(longs, ofLongs);
    vectors = Math.min(vectors, ofVectors);
    faster = vectors < longs ? faster + 1 : 0;
    taken += all;
  }

  /** Whether vectors are shown to be the faster ones. */
  boolean isFaster() {
    return faster >= FASTER;
  }

  /** The nanoseconds of all rounds. */
  long taken() {
    return taken;
  }

  boolean isOver() {
    return isFaster() || taken >= MOST;
  }
}
