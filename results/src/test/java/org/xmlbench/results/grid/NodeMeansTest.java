package org.xmlbench.results.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.CallMeasures;
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
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.TimingClock;

class NodeMeansTest {
  private static final Cell CELL = new Cell("a", "1", "doc", Operation.CALL, Map.of());

  private static RunPart part(String node, int first, int last) {
    PartFooter footer =
        new PartFooter(
            1,
            "hash",
            "node-" + node,
            List.of(0),
            "0123abcd",
            null,
            node,
            "2026-11-25T12:00:00Z",
            2,
            "");
    return new RunPart(footer, first, last);
  }

  /** Ten operations; of a fork that took no time, none. */
  private static ForkRecord fork(int block, long nanos, Outcome outcome, String... labels) {
    boolean timed = nanos > 0;
    return new ForkRecord(
        "run",
        CELL,
        new ForkPlace(1, block, 1, 1),
        new ForkStatus(outcome, null, "2026-11-25T12:00:00Z"),
        new ForkTiming(
            timed ? List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, 10, nanos)) : List.of(),
            timed ? new Measured(nanos, nanos, 1L, 1L) : null,
            List.of(labels)),
        ForkEvidence.NONE,
        timed ? Map.of(CallMeasures.REQUEST.key(), (double) nanos) : Map.of());
  }

  private static List<ForkRecord> means(ForkRecord... forks) {
    RunParts parts = new RunParts(1, List.of(part("n1", 1, 3), part("n2", 4, 6)));
    return new NodeMeans(parts).of(new Forks(List.of(forks), List.of())).records();
  }

  @Test
  void allForksOfANodeCountAsOne() {
    List<ForkRecord> means =
        means(
            fork(1, 1000, Outcome.OK, ForkRecord.NOT_STEADY),
            fork(2, 3000, Outcome.OK, ForkRecord.NOT_STEADY, ForkRecord.CONTENDED),
            fork(3, 2300, Outcome.OK),
            fork(4, 5000, Outcome.OK));

    assertThat(means).extracting(ForkRecord::block).containsExactly(1, 2);
    assertThat(means)
        .extracting(mean -> ForkTimes.nanosPerOperation(mean, TimingClock.CPU).orElseThrow())
        .containsExactly(210.0, 500.0);
    assertThat(means.getFirst().measured()).isEqualTo(new Measured(6300, 6300L, 3L, 3L));
    assertThat(means.getFirst().labels()).containsExactly(ForkRecord.NOT_STEADY);
    assertThat(CallMeasures.REQUEST.required(means.getFirst())).as("the median").isEqualTo(2300);
  }

  @Test
  void aForkThatFailedIsInNoMeanAndANodeWhereAllFailedHasNone() {
    List<ForkRecord> means =
        means(
            fork(1, 0, Outcome.FAILED),
            fork(2, 3000, Outcome.OK),
            fork(4, 0, Outcome.FAILED),
            fork(5, 0, Outcome.WRONG));

    assertThat(means).extracting(ForkRecord::outcome).containsExactly(Outcome.OK, Outcome.WRONG);
    assertThat(ForkTimes.nanosPerOperation(means.getFirst(), TimingClock.CPU)).contains(300.0);
    assertThat(means.getLast().measured()).isNull();
  }

  @Test
  void aClockThatOneForkLacksIsUnknown() {
    ForkRecord without = fork(1, 1000, Outcome.OK);
    Measured wall = new Measured(1000, null, null, null);
    List<ForkRecord> means =
        means(without.withTiming(without.timing().withMeasured(wall)), fork(2, 3000, Outcome.OK));
    assertThat(means.getFirst().measured()).isEqualTo(new Measured(4000, null, null, null));
  }
}
