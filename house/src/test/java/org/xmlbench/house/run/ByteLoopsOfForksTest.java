package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.FakePlan;
import org.xmlbench.house.engine.ForkRecords;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.fork.ForkProcess;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.RunFolder;

/** Which loops are measured, and what follows from them. */
class ByteLoopsOfForksTest {
  private static final long BYTES = 4000;
  private static final PlannedCell PARSE = FakePlan.group("one", "a").cells().getFirst();
  private static final Condition MEMORY =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, false, false);
  private static final Condition FILE =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, false, true);
  private static final Condition FRESH =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, true, false);

  @TempDir private Path folder;
  private final List<ForkRequest> measured = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private RunFolder run;

  @BeforeEach
  void makeRun() {
    run = RunFolder.create(folder.resolve("run"), KeptRequest.manifest());
  }

  /** Loops whose threads take so many nanoseconds a read; none where they cannot be measured. */
  private ByteLoops loops(long... nanos) {
    return new ByteLoops(
        run,
        request -> {
          measured.add(request);
          List<Iteration> windows = new ArrayList<>();
          for (long each : nanos) {
            windows.add(Iteration.byWallTime(Iteration.Phase.MEASURED, 10, 10 * each));
          }
          return windows.isEmpty()
              ? new ForkProcess.End(Outcome.FAILED, "heap: too small", null)
              : new ForkProcess.End(Outcome.OK, null, result(new ForkTiming(windows, null)));
        },
        said::add);
  }

  private static ForkResult result(ForkTiming timing) {
    return new ForkResult(
        Outcome.OK, null, timing, new ForkResult.Verified(null, "d", null), Map.of(), Map.of());
  }

  private static ForkRequest request(PlannedCell cell, Condition condition) {
    return new ForkRequest(
        cell,
        condition,
        new PreparedDocument(Path.of("x"), BYTES, null, null, null),
        new ForkPlace(1, 1, 1, 1),
        Duration.ofMinutes(1));
  }

  /** The record of a fork whose operations took that many nanoseconds each. */
  private ForkRecord record(ByteLoops loops, ForkRequest request, Outcome outcome, long nanos) {
    ForkTiming timing =
        new ForkTiming(
            List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, 10, 10 * nanos)),
            new Measured(10 * nanos, 10 * nanos, 0L, 0L));
    return new ForkRecords("run", false, loops)
        .record(request, Instant.EPOCH, outcome, null, result(timing));
  }

  /** Four times as fast is the limit. */
  @ParameterizedTest
  @CsvSource({"OK,249,true", "OK,250,false", "UNVERIFIED,249,true", "DECLARED,1,true"})
  void whatIsFasterThanTheCeilingIsWrong(Outcome outcome, long nanos, boolean wrong)
      throws IOException, InterruptedException {
    ByteLoops loops = loops(1000);
    ForkRequest request = request(PARSE, MEMORY);
    loops.prepare(List.of(request));
    ForkRecord fork = record(loops, request, outcome, nanos);
    assertThat(fork.outcome()).isEqualTo(wrong ? Outcome.WRONG : outcome);
    assertThat(fork.measured() == null).isEqualTo(wrong);
    assertThat(fork.digest()).isEqualTo("d");
    if (nanos == 249) {
      assertThat(fork.reason())
          .isEqualTo(
              "16,064 MB/s, more than 4 times the 4,000 MB/s of a loop that reads every byte of"
                  + " the document: the subject has not read it");
    }
  }

  @Test
  void aLoopIsMeasuredOnceADocumentConditionAndNumberOfThreads()
      throws IOException, InterruptedException {
    ByteLoops loops = loops(1000, 1000, 1000);
    List<ForkRequest> requests =
        List.of(
            request(PARSE, MEMORY),
            request(PARSE, FRESH),
            request(PARSE.inThreads(1), MEMORY),
            request(PARSE, FILE),
            request(PARSE.inThreads(4), MEMORY));
    loops.prepare(requests);
    loops.prepare(requests);
    assertThat(measured).containsExactly(requests.get(0), requests.get(3), requests.get(4));
    assertThat(ByteLoopFile.read(run.path()))
        .extracting(loop -> loop.condition().get("input") + loop.threads())
        .containsExactly("memory1", "file1", "memory4");
    // The condition has two processors: the third thread adds nothing.
    assertThat(ByteLoopFile.read(run.path()).getLast().nanosPerRead()).isEqualTo(500);

    measured.clear();
    ByteLoops resumed = loops(7);
    resumed.prepare(requests);
    assertThat(measured).isEmpty();
    assertThat(record(resumed, requests.getFirst(), Outcome.OK, 124).outcome())
        .isEqualTo(Outcome.WRONG);
  }

  @Test
  void whereNoLoopCanBeMeasuredNothingIsJudgedAndOneLineSaysSo()
      throws IOException, InterruptedException {
    ByteLoops loops = loops();
    ForkRequest request = request(PARSE, MEMORY);
    loops.prepare(List.of(request));
    loops.prepare(List.of(request));
    assertThat(said)
        .containsExactly(
            "one: no loop could read its bytes (heap: too small), so that its figures are held"
                + " against none");
    assertThat(record(loops, request, Outcome.OK, 1).outcome()).isEqualTo(Outcome.OK);
    assertThat(Files.exists(run.path().resolve(ByteLoopFile.NAME))).isFalse();
  }

  @Test
  void messagesAreNotConcerned() throws IOException, InterruptedException {
    PlannedCell call =
        new PlannedCell(
            new Cell("a", "1", "one", Operation.CALL, Map.of()),
            PARSE.subject(),
            null,
            PARSE.jvm());
    ByteLoops loops = loops(1000);
    loops.prepare(List.of(request(call, MEMORY)));
    assertThat(measured).isEmpty();
  }

  /** A failed fork stays what it is. */
  @Test
  void onlyFiguresAreJudged() throws IOException, InterruptedException {
    ByteLoops loops = loops(1000);
    ForkRequest request = request(PARSE, MEMORY);
    loops.prepare(List.of(request));
    assertThat(record(loops, request, Outcome.FAILED, 1).outcome()).isEqualTo(Outcome.FAILED);
  }
}
