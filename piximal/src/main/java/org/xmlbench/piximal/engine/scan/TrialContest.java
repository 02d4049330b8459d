package org.xmlbench.piximal.engine.scan;

import java.util.function.LongSupplier;

/** Vectors beside longs on one sample, round by round. */
final class TrialContest {
  /** Nanoseconds that a round may take, once vectors are compiled; before, it takes more. */
  private static final long ROUND = 300_000;

  private static final int MOST_TIMES = 32;

  private final TrialSample sample;
  private final TrialRounds rounds = new TrialRounds();

  /** As often both work in a round: often once they are compiled, so that the clock is no part. */
  private int times = 1;

  /** What a JVM without some instruction threw; null where it threw nothing. */
  private Throwable thrown;

  TrialContest(TrialSample sample) {
    this.sample = sample;
  }

  boolean isOver() {
    return thrown != null || rounds.isOver();
  }

  /** Whether it has taken more than one and a half times what another has, which is over. */
  boolean isLate(TrialContest other) {
    return other.isOver() && 2 * rounds.taken() > 3 * other.rounds.taken();
  }

  /** Lets both work once, if it is not over. */
  void round(LongSupplier clock) {
    if (isOver()) {
      return;
    }
    try {
      long start = clock.getAsLong();
      for (int i = 0; i < times; i++) {
        sample.byLongs();
      }
      long middle = clock.getAsLong();
      for (int i = 0; i < times; i++) {
        sample.byVectors();
      }
      long end = clock.getAsLong();
      rounds.add((middle - start) / times, (end - middle) / times, end - start);
      sample.warm();
      times = Math.clamp(ROUND * times / Math.max(1, end - start), 1, MOST_TIMES);
    } catch (LinkageError | RuntimeException e) {
      thrown = e;
    }
  }

  Verdict verdict() {
    if (thrown != null) {
      return new Verdict(thrown.toString(), false);
    }
    if (!sample.isSame()) {
      return new Verdict("vectors and longs do not agree on this processor", false);
    }
    return rounds.isFaster()
        ? Verdict.BETTER
        : new Verdict(
            "they are not faster on this processor, or by these options of the JVM", true);
  }

  /**
   * Whether vectors are used for a sample's work.
   *
   * @param reason why they are not; null where they are right and faster
   * @param again whether a later trial may find that they are
   */
  record Verdict(String reason, boolean again) {
    static final Verdict BETTER = new Verdict(null, false);

    boolean isBetter() {
      return reason == null;
    }
  }
}
