package org.xmlbench.piximal.engine;

/**
 * Which of two ways is the faster one, by rounds in which each is timed.
 *
 * <p>The least times are compared: others that use the processor make either time longer, and never
 * shorter. Rounds are counted and not seconds: on a busy machine the compiler needs many times as
 * long, and a JVM that gave up would be slower for ever.
 */
final class TrialRounds {
  /** Vectors are compiled after some five hundred rounds. */
  static final int MOST = 1500;

  /** So often in sequence vectors are the faster ones. */
  static final int FASTER = 3;

  private long longs = Long.MAX_VALUE;
  private long vectors = Long.MAX_VALUE;
  private int rounds;
  private int faster;

  /** Adds the times of a round. */
  void add(long ofLongs, long ofVectors) {
    longs = Math.min(longs, ofLongs);
    vectors = Math.min(vectors, ofVectors);
    faster = vectors < longs ? faster + 1 : 0;
    rounds++;
  }

  /** Whether vectors are shown to be the faster ones. */
  boolean isFaster() {
    return faster >= FASTER;
  }

  /** Whether no further round is of use. */
  boolean isOver() {
    return isFaster() || rounds >= MOST;
  }
}
