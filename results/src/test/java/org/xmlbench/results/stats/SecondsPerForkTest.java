package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Outcome;

class SecondsPerForkTest {
  private static final Instant BEGIN = Instant.parse("2026-11-01T12:00:00Z");

  /** Blocks of three forks, each of which starts so many seconds after the one before. */
  private static List<ForkRecord> forks(double... blockSeconds) {
    List<ForkRecord> forks = new ArrayList<>();
    double now = 0;
    for (int block = 1; block <= blockSeconds.length + 1; block++) {
      for (int i = 0; i < 3; i++) {
        forks.add(
            MadeUpForks.of(
                i,
                block,
                1,
                new ForkStatus(
                    Outcome.OK, null, BEGIN.plusMillis(Math.round(1000 * (now + i))).toString()),
                ForkTiming.NONE));
      }
      now += block <= blockSeconds.length ? blockSeconds[block - 1] : 0;
    }
    return forks;
  }

  @Test
  void aForkTakesItsShareOfItsBlock() {
    List<ForkRecord> forks = forks(9, 12, 15);
    Collections.shuffle(forks, new Random(1));
    assertThat(SecondsPerFork.of(forks)).hasValueCloseTo(4.0, within(1e-9));
  }

  @Test
  void theNightBetweenTwoSessionsIsNoPartOfIt() {
    assertThat(SecondsPerFork.of(forks(9, 40_000, 12, 15))).hasValueCloseTo(4.0, within(1e-9));
  }

  @Test
  void ofFewBlocksNothingIsKnown() {
    assertThat(SecondsPerFork.of(forks(9))).isEmpty();
    assertThat(SecondsPerFork.of(List.of())).isEmpty();
  }
}
