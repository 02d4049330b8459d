package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

class ReplayComparisonTest {
  private static final EventTally TALLY = new EventTally(3, 2, 0, 1, 40);
  private static final EventTally OTHER = new EventTally(3, 2, 0, 1, 41);

  /** A fork whose measured iterations took so many nanoseconds an operation. */
  private static ForkRecord fork(String digest, EventTally tally, long... nanos) {
    List<Iteration> iterations = new ArrayList<>();
    iterations.add(Iteration.byWallTime(Iteration.Phase.WARMUP, 10, 1_000_000));
    for (long each : nanos) {
      iterations.add(
          new Iteration(
              Iteration.Phase.MEASURED, 10, 70 * each, 10 * each, 0L, 0L, 0L, null, null));
    }
    return new ForkRecord(
        "run",
        new Cell("one", "1", "doc", Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        ForkStatus.ok("2026-11-01T00:00:00Z"),
        new ForkTiming(iterations, new Measured(1, 1L, 0L, 0L)),
        new ForkEvidence(100L, tally, digest, null, null, Map.of()),
        Map.of());
  }

  private static final List<ForkRecord> RECORDS =
      List.of(fork("d", TALLY, 95, 100, 105), fork("d", TALLY, 98, 100, 110));

  @Test
  void theSameIsSame() {
    ReplayComparison same = new ReplayComparison(RECORDS, fork("d", TALLY, 104, 106));
    assertThat(same.anyDiffers()).isFalse();
    assertThat(same.lines())
        .containsExactly(
            "outcome: same",
            "digest:  same",
            "totals:  same",
            "time:    same: an operation took 1.04 times the record's CPU time (its 6 iterations in"
                + " 2 forks took 0.94 to 1.09 times)");
  }

  /** Another moment, or another load. */
  @Test
  void timeNeverFails() {
    ReplayComparison slower = new ReplayComparison(RECORDS, fork("d", TALLY, 200));
    assertThat(slower.anyDiffers()).isFalse();
    assertThat(slower.lines().getLast()).startsWith("time:    differs: an operation took 1.97 ");
    assertThat(new ReplayComparison(RECORDS, fork("d", TALLY, 60)).lines().getLast())
        .startsWith("time:    differs: an operation took 0.59 ");
  }

  @Test
  void anotherDigestDiffers() {
    ReplayComparison other = new ReplayComparison(RECORDS, fork("e", TALLY, 100));
    assertThat(other.anyDiffers()).isTrue();
    assertThat(other.lines()).contains("digest:  differs: in the record d", "totals:  same");
  }

  @Test
  void otherTotalsDiffer() {
    ReplayComparison other = new ReplayComparison(RECORDS, fork("d", OTHER, 100));
    assertThat(other.anyDiffers()).isTrue();
    assertThat(other.lines().get(2)).startsWith("totals:  differs: in the record 3 elements, 2 ");
  }

  /** Where forks of the record differ among themselves, no replay is like all of them. */
  @Test
  void recordsThatDifferAreBothShown() {
    ReplayComparison both =
        new ReplayComparison(
            List.of(fork("d", TALLY, 100), fork("e", TALLY, 100)), fork("d", TALLY, 100));
    assertThat(both.anyDiffers()).isTrue();
    assertThat(both.lines()).contains("digest:  differs: in the record d; e");
  }

  @Test
  void whatIsMissingIsNotCompared() {
    ForkRecord failed =
        fork("d", TALLY, 100)
            .withStatus(new ForkStatus(Outcome.FAILED, "broken", ""))
            .withTiming(ForkTiming.NONE)
            .withEvidence(ForkEvidence.NONE);
    ReplayComparison bare = new ReplayComparison(List.of(failed), fork("d", TALLY, 100));
    assertThat(bare.anyDiffers()).isFalse();
    assertThat(bare.lines())
        .containsExactly(
            "outcome: differs: ok, in the record failed",
            "digest:  not compared: the record has none",
            "totals:  not compared: the record has none",
            "time:    not compared: the record has none");
    assertThat(new ReplayComparison(RECORDS, failed).lines())
        .contains("digest:  not compared: this fork has none");
    assertThat(new ReplayComparison(List.of(), fork("d", TALLY, 100)).lines())
        .containsExactly("record:  the run has none of this cell to compare with");
  }
}
