package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
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

class ForkCountTest {
  private final GroupAccount account = new GroupAccount(0, false, 3, Duration.ofSeconds(1));
  private final ForkCount count = new ForkCount();

  private int expected() {
    return count.expected(List.of(account), a -> 3);
  }

  private static ForkRecord fork(Outcome outcome) {
    return new ForkRecord(
        "run",
        new Cell("a-sax", "1", "overhead", Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(outcome, null, "2026-11-01T12:00:00Z"),
        ForkTiming.NONE,
        ForkEvidence.NONE,
        Map.of());
  }

  @Test
  void aBrokenBlockIsBegunAnewAndCountedFromTheStart() {
    for (int fork = 0; fork < 5; fork++) {
      count.resume(fork(Outcome.OK));
    }
    account.resume(1, 0);
    assertThat(expected()).isEqualTo(5 + 2 * 3);
    for (int block = 0; block < 2; block++) {
      count.blockStarts(account, 3, Block.Retry.ALONE);
      for (int fork = 0; fork < 3; fork++) {
        count.ended(account, fork(Outcome.OK));
        assertThat(expected()).isEqualTo(11);
      }
      account.completed(Duration.ofSeconds(1), false);
      count.blockEnds(account);
    }
    assertThat(count.done()).isEqualTo(11);
  }

  @Test
  void aRepeatIsCountedAsSoonAsItIsKnown() {
    count.blockStarts(account, 3, Block.Retry.ALONE);
    count.ended(account, fork(Outcome.FAILED));
    assertThat(expected()).isEqualTo(10);
    count.ended(account, fork(Outcome.OK));
    assertThat(expected()).isEqualTo(10);
  }

  @Test
  void whereNothingIsRepeatedAFaultIsTheLastForkOfItsCell() {
    count.blockStarts(account, 3, Block.Retry.NONE);
    count.ended(account, fork(Outcome.FAILED));
    assertThat(expected()).isEqualTo(9);
  }

  @Test
  void whatWasSkippedIsNoFork() {
    count.resume(fork(Outcome.SKIPPED));
    count.blockStarts(account, 3, Block.Retry.ALONE);
    count.ended(account, fork(Outcome.SKIPPED));
    assertThat(count.done()).isZero();
    assertThat(expected()).isEqualTo(9);
  }
}
