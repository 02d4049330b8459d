package org.xmlbench.results.stats;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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

/** Forks whose numbers of warmth are known: ten iterations of 100 operations, 50 ms each. */
final class WarmthForks {
  private static final int ITERATIONS = 10;
  private static final long OPERATIONS = 100;
  private static final long WALL_NANOS = 50_000_000;
  private static final double SECONDS = 0.05;
  private static final double NANOS_PER_MICRO = 1e3;

  private WarmthForks() {}

  /**
   * A fork.
   *
   * @param micros microseconds an operation by process CPU time, the compiler's included
   * @param slope relative change of the thread's time a second
   */
  static ForkRecord fork(
      String subject,
      int block,
      double micros,
      double compilerShare,
      double slope,
      String... labels) {
    long cpu = Math.round(micros * NANOS_PER_MICRO * OPERATIONS * ITERATIONS);
    List<Iteration> iterations =
        IntStream.range(0, ITERATIONS)
            .mapToObj(i -> iteration(micros * Math.exp(slope * SECONDS * i)))
            .toList();
    return new ForkRecord(
        "run",
        new Cell(subject, "1", "psd:4MiB", Operation.PARSE, Map.of("gc", "serial")),
        new ForkPlace(1, block, 0, 1),
        new ForkStatus(Outcome.OK, null, "2026-11-23T12:00:00Z"),
        new ForkTiming(
            iterations,
            new Measured(ITERATIONS * WALL_NANOS, cpu, Math.round(compilerShare * cpu), 0L),
            List.of(labels)),
        ForkEvidence.NONE,
        Map.of());
  }

  private static Iteration iteration(double micros) {
    return new Iteration(
        Iteration.Phase.MEASURED,
        OPERATIONS,
        WALL_NANOS,
        Math.round(micros * NANOS_PER_MICRO * OPERATIONS),
        null,
        null,
        null,
        null,
        null);
  }
}
