package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether vectors are used, and may be tried again, by samples whose speeds are set. */
class TrialContestTest {
  private static final long LONGS = 2_000;

  /** The CPU time of the trial's thread. */
  private long now;

  /** Vectors that take so long once they were used that often, and ninety times as long before. */
  private final class Sample implements TrialSample {
    private final long vectors;
    private final int compiledAfter;
    private boolean same = true;
    private Error thrown;
    private int used;

    private Sample(long vectors, int compiledAfter) {
      this.vectors = vectors;
      this.compiledAfter = compiledAfter;
    }

    @Override
    public void byLongs() {
      now += LONGS;
    }

    @Override
    public void byVectors() {
      if (thrown != null) {
        throw thrown;
      }
      now += used++ < compiledAfter ? 90 * vectors : vectors;
    }

    @Override
    public boolean isSame() {
      return same;
    }
  }

  private TrialContest.Verdict verdict(Sample sample) {
    TrialContest contest = new TrialContest(sample);
    for (int round = 0; !contest.isOver(); round++) {
      assertThat(round).as("a trial ends").isLessThan(100_000);
      contest.round(() -> now);
    }
    return contest.verdict();
  }

  @Test
  void vectorsThatAreCompiledLateAndFasterAreUsed() {
    assertThat(verdict(new Sample(LONGS - 100, 3_000)).isBetter()).isTrue();
  }

  @Test
  void vectorsThatAreNeverFasterMayBeTriedAgain() {
    assertThat(verdict(new Sample(LONGS + 100, 100)))
        .isEqualTo(verdict(new Sample(LONGS - 100, Integer.MAX_VALUE)))
        .matches(it -> !it.isBetter() && it.again());
  }

  /** However fast: their answer would be another document. */
  @Test
  void vectorsThatFindSomethingElseAreNeverUsedNorTriedAgain() {
    Sample sample = new Sample(1, 10);
    sample.same = false;
    assertThat(verdict(sample))
        .isEqualTo(
            new TrialContest.Verdict("vectors and longs do not agree on this processor", false));
  }

  @Test
  void aJvmThatLacksWhatVectorsNeedSaysSo() {
    Sample sample = new Sample(1, 10);
    sample.thrown = new NoClassDefFoundError("jdk/incubator/vector/ByteVector");
    assertThat(verdict(sample))
        .isEqualTo(
            new TrialContest.Verdict(
                "java.lang.NoClassDefFoundError: jdk/incubator/vector/ByteVector", false));
  }
}
