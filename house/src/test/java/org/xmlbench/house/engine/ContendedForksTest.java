package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.results.store.Compilation;

/** When a fork is said to have waited for a processor. */
class ContendedForksTest {
  private static final long MILLI = 1_000_000;
  private static final PlannedCell PARSE = FakePlan.group("one", "a").cells().getFirst();

  /** The labels of a fork that measured for 100 ms of wall time. */
  private static List<String> labels(
      PlannedCell cell, Compilation compilation, Long thread, long gc, long process, long jit) {
    return labels(cell, compilation, thread, gc, process, jit, Map.of());
  }

  private static List<String> labels(
      PlannedCell cell,
      Compilation compilation,
      Long thread,
      long gc,
      long process,
      long jit,
      Map<String, Double> measures) {
    ForkRequest request =
        new ForkRequest(
            cell,
            new Condition(Collector.SERIAL, compilation, 64, 2, false, false),
            new PreparedDocument(Path.of("x"), 1, null, null, null),
            new ForkPlace(1, 1, 1, 1),
            Duration.ofMinutes(1));
    Iteration measured =
        new Iteration(
            Iteration.Phase.MEASURED,
            1,
            100 * MILLI,
            thread == null ? null : (Long) (thread * MILLI),
            0L,
            1L,
            gc * MILLI,
            0L,
            0L);
    Iteration warmUp =
        new Iteration(Iteration.Phase.WARMUP, 1, 100 * MILLI, 500 * MILLI, 0L, 0L, 0L, 0L, 0L);
    ForkTiming timing =
        new ForkTiming(
            List.of(warmUp, measured),
            new Measured(100 * MILLI, process * MILLI, jit * MILLI, gc * MILLI));
    return new ForkRecords("run", true)
        .record(
            request,
            Instant.EPOCH,
            Outcome.OK,
            null,
            new ForkResult(
                Outcome.OK,
                null,
                timing,
                new ForkResult.Verified(null, null, null),
                Map.of(),
                measures))
        .labels();
  }

  @Test
  void aParseThatHadItsProcessorIsNot() {
    assertThat(labels(PARSE, Compilation.BACKGROUND, 92L, 0, 92, 0)).isEmpty();
  }

  @Test
  void aCollectionIsNoWait() {
    assertThat(labels(PARSE, Compilation.BACKGROUND, 60L, 35, 95, 0)).isEmpty();
  }

  /** A parser with threads of its own waits for these, on processors that are free. */
  @Test
  void aParseThatWaitsForItsOwnThreadsIsNot() {
    assertThat(labels(PARSE, Compilation.BACKGROUND, 60L, 5, 130, 5)).isEmpty();
    assertThat(labels(PARSE, Compilation.BACKGROUND, 40L, 0, 70, 0))
        .containsExactly(ForkRecord.CONTENDED);
    assertThat(labels(PARSE, Compilation.BACKGROUND, 40L, 30, 110, 40))
        .containsExactly(ForkRecord.CONTENDED);
  }

  @Test
  void compilersInTheBackgroundHideNoWait() {
    assertThat(labels(PARSE, Compilation.BACKGROUND, 60L, 0, 100, 40))
        .containsExactly(ForkRecord.CONTENDED);
  }

  @Test
  void aParseThatWaitsForItsCodeIsNot() {
    assertThat(labels(PARSE, Compilation.FOREGROUND, 60L, 0, 100, 40)).isEmpty();
  }

  @Test
  void withoutTheThreadsClockThatOfTheProcessDecides() {
    assertThat(labels(PARSE, Compilation.BACKGROUND, null, 0, 95, 40)).isEmpty();
    assertThat(labels(PARSE, Compilation.BACKGROUND, null, 0, 80, 0))
        .containsExactly(ForkRecord.CONTENDED);
  }

  private static final PlannedCell CALL =
      new PlannedCell(
          new Cell("a", "1", "one", Operation.CALL, Map.of()),
          PARSE.subject(),
          null,
          null,
          PARSE.jvm());

  @Test
  void aCallIsDoneByMoreThanOneThread() {
    assertThat(labels(CALL, Compilation.BACKGROUND, 50L, 0, 95, 0)).isEmpty();
  }

  /** Such a fork says itself what other work there was. */
  @Test
  void waitingForAServerIsNoWaitForAProcessor() {
    assertThat(labels(CALL, Compilation.BACKGROUND, 20L, 0, 30, 0))
        .containsExactly(ForkRecord.CONTENDED);
    assertThat(
            labels(
                CALL,
                Compilation.BACKGROUND,
                20L,
                0,
                30,
                0,
                Map.of(CallMeasures.SERVER_CPU.key(), 1e4)))
        .isEmpty();
  }
}
