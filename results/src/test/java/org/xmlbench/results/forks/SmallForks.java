package org.xmlbench.results.forks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** Forks whose figures can be computed by hand. */
final class SmallForks {
  static final long MILLI = 1_000_000;
  private static final Map<String, String> CONDITION = Map.of("gc", "serial");

  private SmallForks() {}

  static Cell cell(String subject) {
    return new Cell(subject, "1.0", "small", Operation.PARSE, CONDITION);
  }

  static Iteration warmUp(long operations, long millis) {
    return iteration(Iteration.Phase.WARMUP, operations, millis);
  }

  private static Iteration iteration(Iteration.Phase phase, long operations, long millis) {
    return new Iteration(phase, operations, millis * MILLI, null, null, null, null, null, null);
  }

  /**
   * A fork that was measured for ten operations.
   *
   * @param micros wall and CPU time an operation
   */
  static ForkRecord fork(
      String subject,
      int block,
      int attempt,
      long micros,
      List<String> labels,
      Iteration... warmUp) {
    List<Iteration> iterations = new ArrayList<>(List.of(warmUp));
    long nanos = 10 * micros * 1000;
    iterations.add(
        new Iteration(Iteration.Phase.MEASURED, 10, nanos, null, null, null, null, null, null));
    return record(
        subject,
        block,
        attempt,
        Outcome.OK,
        iterations,
        new Measured(nanos, nanos, 0L, 0L),
        labels);
  }

  static ForkRecord failed(String subject, int block, int attempt) {
    return record(subject, block, attempt, Outcome.FAILED, List.of(), null, List.of());
  }

  private static ForkRecord record(
      String subject,
      int block,
      int attempt,
      Outcome outcome,
      List<Iteration> iterations,
      Measured measured,
      List<String> labels) {
    return new ForkRecord(
        "small",
        cell(subject),
        new ForkPlace((block + 1) / 2, block, 1, attempt),
        new ForkStatus(outcome, outcome == Outcome.OK ? null : "made up", "2026-11-01T12:00:00Z"),
        new ForkTiming(iterations, measured, labels),
        ForkEvidence.ofBytes(1000L),
        Map.of());
  }
}
