package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.Warmth;

class PlateausTest {
  private static ForkRecord fork(Warmth warmth, Measured measured) {
    return new ForkRecord(
        "run",
        new Cell("a", "1", "psd", Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(Outcome.OK, null, "2026-11-23T00:00:00Z"),
        new ForkTiming(List.of(), measured).withWarmth(warmth),
        ForkEvidence.NONE,
        Map.of());
  }

  private static final Measured TIMED = new Measured(1, 1L, 0L, 0L);

  @Test
  void forksThatWereMeasuredAreCounted() {
    assertThat(
            Plateaus.of(
                List.of(
                    fork(new Warmth(true, 1.01), TIMED),
                    fork(new Warmth(false, 1.2), TIMED),
                    fork(new Warmth(true, null), TIMED),
                    fork(null, TIMED),
                    fork(new Warmth(false, 9.0), null))))
        .hasValueSatisfying(
            plateaus -> {
              assertThat(plateaus).isEqualTo(new Plateaus(2, 3, 1.2));
              assertThat(plateaus.text())
                  .isEqualTo("2 of 3 forks were measured at the plateau of their warm-up");
            });
  }

  @Test
  void whereNothingIsKnownThereIsNothing() {
    assertThat(Plateaus.of(List.of(fork(null, TIMED)))).isEmpty();
  }
}
