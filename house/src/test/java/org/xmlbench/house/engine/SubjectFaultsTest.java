package org.xmlbench.house.engine;

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

class SubjectFaultsTest {
  private static ForkRecord fork(String subject, int block, int attempt, Outcome outcome) {
    return new ForkRecord(
        "run",
        new Cell(subject, "1", "overhead", Operation.PARSE, Map.of()),
        new ForkPlace(block, block, 1, attempt),
        new ForkStatus(outcome, null, "2026-11-01T12:00:00Z"),
        ForkTiming.NONE,
        ForkEvidence.NONE,
        Map.of());
  }

  @Test
  void whoIsWellInTheSecondAttemptOrInAnotherBlockIsNoFault() {
    assertThat(
            SubjectFaults.any(
                List.of(
                    fork("a", 1, 1, Outcome.WRONG),
                    fork("a", 1, 2, Outcome.OK),
                    fork("b", 1, 1, Outcome.FAILED),
                    fork("b", 2, 1, Outcome.OK))))
        .isFalse();
  }

  @Test
  void twoFailedAttemptsAreAFaultWhateverElseIsWell() {
    assertThat(
            SubjectFaults.any(
                List.of(
                    fork("a", 1, 1, Outcome.OK),
                    fork("a", 2, 1, Outcome.FAILED),
                    fork("a", 2, 2, Outcome.TIMEOUT))))
        .isTrue();
  }

  @Test
  void twoFailedBlocksAreAFaultAndTwoSubjectsWithOneEachAreNot() {
    assertThat(
            SubjectFaults.any(
                List.of(
                    fork("a", 1, 1, Outcome.FAILED),
                    fork("a", 2, 1, Outcome.OK),
                    fork("a", 3, 1, Outcome.TIMEOUT))))
        .isTrue();
    assertThat(
            SubjectFaults.any(
                List.of(
                    fork("a", 1, 1, Outcome.FAILED),
                    fork("a", 2, 1, Outcome.OK),
                    fork("b", 1, 1, Outcome.OK),
                    fork("b", 2, 1, Outcome.FAILED))))
        .isFalse();
  }

  @Test
  void oneWrongForkOrOneFailureWithoutAFigureIsAFault() {
    assertThat(
            SubjectFaults.any(List.of(fork("a", 1, 1, Outcome.WRONG), fork("a", 2, 1, Outcome.OK))))
        .isTrue();
    assertThat(SubjectFaults.any(List.of(fork("a", 1, 1, Outcome.FAILED)))).isTrue();
    assertThat(
            SubjectFaults.any(
                List.of(fork("a", 1, 1, Outcome.SKIPPED), fork("b", 1, 1, Outcome.DECLARED))))
        .isFalse();
  }
}
