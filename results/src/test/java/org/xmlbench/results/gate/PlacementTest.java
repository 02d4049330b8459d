package org.xmlbench.results.gate;

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
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Pairing;

class PlacementTest {
  private static ForkRecord fork(Outcome outcome, Map<String, String> jvm) {
    return new ForkRecord(
        "run",
        new Cell("elm-stax", "1.0", "overhead", Operation.PARSE, Map.of("gc", "serial")),
        new ForkPlace(1, 1, "baseline", 1, 1),
        new ForkStatus(outcome, null, "2026-01-01T00:00:00Z"),
        ForkTiming.NONE,
        new ForkEvidence(null, null, null, null, null, jvm),
        Map.of());
  }

  @Test
  void namesEachProcessorOnce() {
    Placement placement =
        Placement.of(
            Pairing.TURNS,
            List.of(
                fork(Outcome.OK, Map.of("boundTo", "cpu3")),
                fork(Outcome.OK, Map.of("boundTo", "cpu1")),
                fork(Outcome.OK, Map.of("boundTo", "cpu1"))));

    assertThat(placement.boundTo()).containsExactly("cpu1", "cpu3");
    assertThat(placement.sentence())
        .isEqualTo("pairing: turns, measuring threads bound to cpu1, cpu3");
  }

  @Test
  void saysWhereNothingIsBound() {
    List<ForkRecord> forks = List.of(fork(Outcome.OK, Map.of("version", "25")));

    assertThat(Placement.of(Pairing.FORKS, forks).boundTo()).containsExactly(Placement.NONE);
    assertThat(Placement.of(Pairing.FORKS, forks).sentence())
        .isEqualTo("pairing: forks, measuring threads bound to no processor");
  }

  @Test
  void aForkThatFailedSaysNothingOfProcessors() {
    Placement placement =
        Placement.of(Pairing.TURNS, List.of(fork(Outcome.FAILED, Map.of("version", "25"))));

    assertThat(placement.boundTo()).isEmpty();
    assertThat(placement.sentence()).isEqualTo("pairing: turns");
  }
}
