package org.xmlbench.house.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.storage.condition.StorageCondition;
import org.xmlbench.storage.condition.StorageMeasures;

class VoidShareTest {
  private final VoidShare share = new VoidShare();

  /** A fork of so many void runs, whose other runs were measured; its warm-up does not count. */
  private static ForkRecord fork(Outcome outcome, int voids, int measured) {
    List<Iteration> iterations =
        Stream.concat(
                Stream.of(run(Iteration.Phase.WARMUP)),
                Collections.nCopies(measured, run(Iteration.Phase.MEASURED)).stream())
            .toList();
    return new ForkRecord(
        "run",
        new Cell("a-sax", "1", "psd:4MiB", Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(outcome, null, "2026-11-01T12:00:00Z"),
        new ForkTiming(iterations, null),
        ForkEvidence.NONE,
        Map.of(StorageMeasures.VOID_RUNS.key(), (double) voids));
  }

  private static Iteration run(Iteration.Phase phase) {
    return Iteration.byWallTime(phase, 1, 1000);
  }

  @ParameterizedTest
  @CsvSource({
    // forks, outcome, void and measured runs of each, whether the condition is abandoned
    "4, OK,   0, 10, false",
    "4, OK,   1,  9, false", // one in ten
    "4, OK,   2,  9, true",
    "1, OK,  10,  9, false", // too few to judge
    "1, OK,  11,  9, true",
    "19, VOID, 0, 0, false",
    "20, VOID, 0, 0, true", // a void fork without a count is one void run
    "10, VOID, 5, 0, true",
  })
  void aConditionDoesNotHoldWhereMoreThanATenthIsVoid(
      int forks, Outcome outcome, int voids, int measured, boolean abandoned) {
    IntStream.range(0, forks)
        .forEach(_ -> share.add(StorageCondition.CACHED, fork(outcome, voids, measured)));

    assertThat(share.tooMany(StorageCondition.CACHED)).isEqualTo(abandoned);
    assertThat(share.sentences()).hasSize(abandoned ? 1 : 0);
  }

  @Test
  void conditionsAreJudgedApart() {
    share.add(StorageCondition.CACHED, fork(Outcome.OK, 0, 30));
    share.add(StorageCondition.UNCACHED, fork(Outcome.OK, 4, 26));

    assertThat(share.tooMany(StorageCondition.CACHED)).isFalse();
    assertThat(share.sentences())
        .containsExactly(
            "uncached does not hold on this host: 4 of 30 runs were void; its figures are no use");
  }
}
