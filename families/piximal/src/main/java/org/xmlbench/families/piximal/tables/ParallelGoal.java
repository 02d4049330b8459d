package org.xmlbench.families.piximal.tables;

import java.util.List;
import java.util.Set;
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

  /** Documents of short elements, of which several threads gain most. */
  private static final Set<String> ELEMENTS = Set.of("psd", "interop-int", "ws-security");

  private static final double CHUNKS = 1.5;
  private static final double IN_ORDER = 1.15;

  /** Of every other document two threads are not slower. */
  private static final double OTHERS = 1;

  private static final double JOIN_MILLIS = 1;

  /** Those of a row, of what it has figures of; none of a smaller document or more threads. */
  static List<ParallelGoal> of(ParallelTables.Threads row) {
    if (row.threads() != THREADS || row.bytes() < LEAST_BYTES) {
      return List.of();
    }
    boolean ofElements = ELEMENTS.contains(row.document().split(":", 2)[0]);
    return Stream.of(
            atLeast(row, "chunks", row.chunks(), ofElements ? CHUNKS : OTHERS),
            atLeast(row, "in order", row.order(), ofElements ? IN_ORDER : OTHERS),
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
