package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.TimingClock;

/**
 * The number of blocks that a document needs, decided by its first blocks. The same records give
 * the same decision to all its callers: the run that continues by it, the session that resumes the
 * run, and the comparison.
 *
 * @param blocks blocks that the document gets in all
 * @param deviation standard deviation of the block differences (log ratios) of the pair; {@code
 *     null} where there is no pair to compare
 * @param pair the best and, of those not distinguished from it, the one whose difference varied
 *     most
 */
public record FirstStage(int blocks, Double deviation, List<String> pair) {
  public FirstStage {
    pair = List.copyOf(pair);
  }

  /**
   * Decides as soon as there are enough blocks that all compared subjects finished.
   *
   * @param records of one document under one condition, in any order
   * @return the decision; empty where more blocks are needed for it
   */
  public static Optional<FirstStage> of(
      List<ForkRecord> records, TimingClock clock, Sampling sampling) {
    TreeMap<Integer, List<ForkRecord>> byBlock = new TreeMap<>();
    for (ForkRecord fork : records) {
      byBlock.computeIfAbsent(fork.block(), block -> new ArrayList<>()).add(fork);
    }
    List<ForkRecord> seen = new ArrayList<>();
    int started = 0;
    for (List<ForkRecord> block : byBlock.values()) {
      seen.addAll(block);
      started++;
      if (started >= sampling.firstBlocks()) {
        Optional<FirstStage> decision = decide(seen, started, clock, sampling);
        if (decision.isPresent()) {
          return decision;
        }
      }
    }
    return Optional.empty();
  }

  /** Decides by the widest of what is compared: builds are compared with builds only. */
  private static Optional<FirstStage> decide(
      List<ForkRecord> records, int started, TimingClock clock, Sampling sampling) {
    FirstStage widest = new FirstStage(sampling.firstBlocks(), null, List.of());
    for (Operation kind : kinds(records)) {
      ComparedBlocks compared = compared(records, kind, started, clock);
      if (compared.subjects().size() < 2) {
        continue;
      }
      if (compared.columns().size() < sampling.firstBlocks()) {
        return started < sampling.mostBlocks()
            ? Optional.empty()
            : Optional.of(new FirstStage(sampling.mostBlocks(), null, List.of()));
      }
      FirstStage stage = decide(compared, sampling);
      if (widest.deviation() == null || stage.deviation() > widest.deviation()) {
        widest = stage;
      }
    }
    return Optional.of(widest);
  }

  private static List<Operation> kinds(List<ForkRecord> records) {
    return records.stream()
        .map(fork -> fork.cell().operation().comparable())
        .distinct()
        .sorted()
        .toList();
  }

  private static ComparedBlocks compared(
      List<ForkRecord> records, Operation kind, int started, TimingClock clock) {
    Map<Cell, List<ForkRecord>> cells = new TreeMap<>(Comparator.comparing(Cell::id));
    for (ForkRecord fork : records) {
      if (fork.cell().operation().comparable().equals(kind)) {
        cells.computeIfAbsent(fork.cell(), cell -> new ArrayList<>()).add(fork);
      }
    }
    return new ComparedBlocks(
        clock,
        started,
        cells.entrySet().stream()
            .map(entry -> new CellForks(entry.getKey(), entry.getValue()))
            .toList());
  }

  private static FirstStage decide(ComparedBlocks compared, Sampling sampling) {
    double[][] responses =
        Arrays.stream(compared.responses())
            .map(row -> Arrays.copyOf(row, sampling.firstBlocks()))
            .toArray(double[][]::new);
    DocumentModel.WidestPair widest = DocumentModel.ofFixedSize(responses).widestNearTop();
    return new FirstStage(
        rule(sampling).blocks(widest.deviation()),
        widest.deviation(),
        List.of(
            compared.subjects().get(widest.best()).label(),
            compared.subjects().get(widest.other()).label()));
  }

  /** Half the width that the interval of the pair has after that many blocks. */
  public double halfWidth(Sampling sampling, int blocksDone) {
    return deviation == null ? 0 : rule(sampling).halfWidth(deviation, blocksDone);
  }

  static SteinSampleSize rule(Sampling sampling) {
    return new SteinSampleSize(sampling.halfWidth(), sampling.firstBlocks(), sampling.mostBlocks());
  }
}
