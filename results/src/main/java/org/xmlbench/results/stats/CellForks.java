package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

final class CellForks {
  private static final Comparator<ForkRecord> BY_PLACE =
      Comparator.comparingInt(ForkRecord::block).thenComparingInt(ForkRecord::attempt);

  private final Cell cell;
  private final List<ForkRecord> all;
  private final SortedMap<Integer, ForkRecord> timed = new TreeMap<>();

  CellForks(Cell cell, List<ForkRecord> forks) {
    this.cell = cell;
    this.all = new ArrayList<>(forks);
    this.all.sort(BY_PLACE);
    for (ForkRecord fork : all) {
      if (fork.outcome().isTimed()) {
        timed.put(fork.block(), fork);
      }
    }
  }

  Cell cell() {
    return cell;
  }

  /** Subject, and the operation where it is not a parse. */
  String label() {
    return SubjectFigure.label(cell.subject(), cell.operation());
  }

  /** Forks with figures, by block: the last attempt of each. */
  SortedMap<Integer, ForkRecord> timed() {
    return timed;
  }

  /** Forks that failed by the subject's own fault. */
  List<ForkRecord> faults() {
    return all.stream().filter(fork -> fork.outcome().isFault()).toList();
  }

  /**
   * The outcome of the cell. One wrong fork makes it wrong. A cell that ended well in fewer than
   * half of the blocks has the outcome of the others.
   *
   * @param blocks blocks of the document
   */
  Outcome outcome(int blocks) {
    if (has(Outcome.WRONG)) {
      return Outcome.WRONG;
    }
    for (Outcome timedOutcome : List.of(Outcome.DECLARED, Outcome.UNVERIFIED)) {
      if (has(timedOutcome)) {
        return timedOutcome;
      }
    }
    if (!timed.isEmpty() && (2 * timed.size() >= blocks || faults().isEmpty())) {
      return Outcome.OK;
    }
    return all.isEmpty() ? Outcome.SKIPPED : all.getLast().outcome();
  }

  /**
   * Why the outcome is not {@code ok}, or what failed although it is; {@code null} where nothing
   * failed.
   */
  String reason(Outcome outcome, int blocks) {
    if (all.isEmpty()) {
      return "not measured: the run ended before it";
    }
    String cause =
        all.stream()
            .filter(fork -> fork.outcome() == outcome && fork.reason() != null)
            .map(ForkRecord::reason)
            .findFirst()
            .orElse(null);
    if (outcome == Outcome.OK) {
      return faults().isEmpty() ? null : besideOk(blocks);
    }
    return outcome.isFault() && outcome != Outcome.WRONG && !timed.isEmpty()
        ? lost(outcome, blocks, cause)
        : cause;
  }

  private String besideOk(int blocks) {
    ForkRecord first = faults().getFirst();
    boolean madeGood = faults().stream().allMatch(fork -> timed.containsKey(fork.block()));
    if (!madeGood) {
      return lost(first.outcome(), blocks, first.reason());
    }
    int count = faults().size();
    return "%d %s failed, the second attempt was ok: %s%s"
        .formatted(
            count, count == 1 ? "fork" : "forks", first.outcome().label(), suffix(first.reason()));
  }

  private String lost(Outcome outcome, int blocks, String cause) {
    long failed =
        faults().stream()
            .map(ForkRecord::block)
            .filter(block -> !timed.containsKey(block))
            .distinct()
            .count();
    long unmeasured = blocks - timed.size() - failed;
    return "%s in %d of %s%s%s"
        .formatted(
            outcome.label(),
            failed,
            Count.of(blocks, "block"),
            unmeasured > 0 ? ", not measured in " + unmeasured : "",
            suffix(cause));
  }

  private static String suffix(String cause) {
    return cause == null ? "" : ": " + cause;
  }

  private boolean has(Outcome outcome) {
    return all.stream().anyMatch(fork -> fork.outcome() == outcome);
  }
}
