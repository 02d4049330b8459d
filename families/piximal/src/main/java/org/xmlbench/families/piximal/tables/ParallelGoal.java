package org.xmlbench.families.piximal.tables;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GoalState;

/**
 * The goal of the conforming reader with two threads on a document of 16 MiB at least, and whether
 * a run shows it.
 *
 * @param what the figure, in words
 * @param figure with its 95 % interval over forks
 * @param wanted what the figure has to be
 */
record ParallelGoal(String document, String what, Estimate figure, String wanted, GoalState state) {
  private static final int THREADS = 2;
  private static final long LEAST_BYTES = 16_000_000;
  private static final double CHUNKS = 1.85;
  private static final double OF_CEILING = 0.93;

  /** A host on which two independent parses reach less does not have two whole processors. */
  private static final double CEILING = 1.9;

  private static final double IN_ORDER = 1.5;
  private static final double JOIN_MILLIS = 1;

  /** Those of a row, of what it has figures of; none of a smaller document or more threads. */
  static List<ParallelGoal> of(ParallelTables.Threads row) {
    if (row.threads() != THREADS || row.bytes() < LEAST_BYTES) {
      return List.of();
    }
    return Stream.of(
            atLeast(row, "chunks", row.chunks(), CHUNKS),
            ofCeiling(row),
            atLeast(row, "in order", row.order(), IN_ORDER),
            joins(row))
        .flatMap(List::stream)
        .toList();
  }

  private static List<ParallelGoal> atLeast(
      ParallelTables.Threads row, String what, Estimate figure, double wanted) {
    return figure == null
        ? List.of()
        : List.of(
            new ParallelGoal(
                row.document(),
                what,
                figure,
                "at least " + wanted,
                GoalState.atLeast(wanted, figure)));
  }

  private static List<ParallelGoal> ofCeiling(ParallelTables.Threads row) {
    if (row.ofCeiling() == null) {
      return List.of();
    }
    boolean whole = row.apart().value() >= CEILING;
    return List.of(
        new ParallelGoal(
            row.document(),
            "chunks / apart",
            row.ofCeiling(),
            "at least " + OF_CEILING + (whole ? "" : ", where apart is " + CEILING),
            whole ? GoalState.atLeast(OF_CEILING, row.ofCeiling()) : GoalState.OPEN));
  }

  private static List<ParallelGoal> joins(ParallelTables.Threads row) {
    return row.joinMillis() == null
        ? List.of()
        : List.of(
            new ParallelGoal(
                row.document(),
                "joins, ms for 100 MiB",
                row.joinMillis(),
                "at most 1",
                GoalState.atMost(JOIN_MILLIS, row.joinMillis())));
  }
}
