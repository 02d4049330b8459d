package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrialRoundsTest {
  private static final long COMPILED = 10_000;
  private static final long LONGS = 15_000;

  /**
   * The rounds of a trial whose vectors are compiled after so many rounds, on a processor whose
   * caches others use half of the time.
   */
  private static TrialRounds rounds(int compiledAfter, long vectors, long seed) {
    Random random = new Random(seed);
    TrialRounds rounds = new TrialRounds();
    for (int i = 0; !rounds.isOver(); i++) {
      long ofLongs = i < 5 ? 20 * LONGS : LONGS;
      long ofVectors = i < compiledAfter ? 100 * vectors : vectors;
      long longs = disturbed(ofLongs, random);
      long ofAll = disturbed(ofVectors, random);
      rounds.add(longs, ofAll, longs + ofAll);
    }
    return rounds;
  }

  private static long disturbed(long time, Random random) {
    return Math.round(time * (random.nextBoolean() ? 1 : 1.1 + random.nextDouble()));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void vectorsThatAreFasterAreFoundOnABusyProcessor(long seed) {
    assertThat(rounds(300, COMPILED, seed).isFaster()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void vectorsThatAreSlowerAreNever(long seed) {
    assertThat(rounds(600, LONGS + 1, seed).isFaster()).isFalse();
    assertThat(rounds(Integer.MAX_VALUE, COMPILED, seed).isFaster()).isFalse();
  }

  @Test
  void oneRoundDecidesNothing() {
    TrialRounds rounds = new TrialRounds();
    rounds.add(2, 1, 3);
    assertThat(rounds.isOver()).isFalse();
    rounds.add(1, 1, 2);
    rounds.add(1, 1, 2);
    rounds.add(1, 1, 2);
    assertThat(rounds.isOver()).isFalse();
  }
}
