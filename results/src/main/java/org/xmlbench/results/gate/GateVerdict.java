package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The verdict on the whole run.
 *
 * <ul>
 *   <li>The sentinels alarm, or there were none: 3, whatever the cells say. Where equal arms
 *       differ, or were not compared, neither a proof of a slowdown nor a pass holds; the cells are
 *       shown all the same.
 *   <li>Else any cell regressed: 1, also on a noisy machine. Noise costs power, not truth: the
 *       error rate of the proof holds whatever the spread.
 *   <li>Else the machine is unfit or any cell is inconclusive: 3.
 *   <li>Else 0.
 * </ul>
 *
 * @param cells in the order of their names
 * @param sentinels their verdict on the machine
 * @param result the verdict on the run that follows
 */
public record GateVerdict(List<CellVerdict> cells, SentinelVerdict sentinels, Result result) {
  /** The verdict on the run, and its exit code by the contract of the command line. */
  public enum Result {
    /** Every cell passed on a fit machine. */
    PASS(0),
    /** A regression is proven. */
    REGRESSED(1),
    /** Some cell could not be decided. */
    INCONCLUSIVE(3),
    /** The sentinels found the machine unfit. */
    MACHINE_UNFIT(3);

    private final int exitCode;

    Result(int exitCode) {
      this.exitCode = exitCode;
    }

    /** 0, 1 or 3. */
    public int exitCode() {
      return exitCode;
    }
  }

  /** Keeps its own list. */
  public GateVerdict {
    cells = List.copyOf(cells);
  }

  /**
   * Judges a run.
   *
   * @param first blocks of stage 1 of every cell, by the cell's name
   * @param fresh blocks of stage 2; a cell that entered it and is missing here had none
   * @throws IllegalArgumentException if there is no cell, or if a cell has fresh blocks without
   *     having entered stage 2
   */
  public static GateVerdict judge(
      GateSettings settings,
      Map<String, BlockDifferences> first,
      Map<String, BlockDifferences> fresh,
      List<BlockDifferences> sentinels) {
    if (first.isEmpty()) {
      throw new IllegalArgumentException("a gate without cells");
    }
    var screened = new TreeMap<String, Screening>();
    first.forEach((cell, blocks) -> screened.put(cell, Screening.of(settings, blocks)));
    var entered = new TreeMap<String, BlockDifferences>();
    screened.forEach(
        (cell, screening) -> {
          if (screening.entersConfirmation()) {
            entered.put(cell, fresh.getOrDefault(cell, BlockDifferences.of()));
          }
        });
    if (!entered.keySet().containsAll(fresh.keySet())) {
      var strangers = new TreeSet<>(fresh.keySet());
      strangers.removeAll(entered.keySet());
      throw new IllegalArgumentException("fresh blocks of cells that did not enter: " + strangers);
    }
    Map<String, CellVerdict> confirmed = Confirmation.decide(settings, entered);
    var cells = new ArrayList<CellVerdict>();
    screened.forEach(
        (cell, screening) ->
            cells.add(
                confirmed.containsKey(cell)
                    ? confirmed.get(cell)
                    : screening.verdict(cell, entered.size())));
    return of(cells, Sentinels.judge(settings, sentinels));
  }

  /**
   * Puts the verdicts on cells and machine together. On a machine that is not fit no number of
   * blocks is proposed: its spread is not that of a new test on a fit one.
   */
  public static GateVerdict of(List<CellVerdict> cells, SentinelVerdict sentinels) {
    List<CellVerdict> shown =
        sentinels.fit() ? cells : cells.stream().map(CellVerdict::withoutBlocksNeeded).toList();
    return new GateVerdict(shown, sentinels, result(cells, sentinels));
  }

  /**
   * The same without a verdict on the cells in which an arm failed: what was measured before it did
   * decides nothing.
   */
  public GateVerdict without(List<ArmFailure> failures) {
    Map<String, String> arms = new TreeMap<>();
    failures.forEach(failure -> failure.cells().forEach(cell -> arms.put(cell, failure.arm())));
    return of(
        cells.stream()
            .map(c -> arms.containsKey(c.cell()) ? c.failedBy(arms.get(c.cell())) : c)
            .toList(),
        sentinels);
  }

  private static Result result(List<CellVerdict> cells, SentinelVerdict sentinels) {
    if (!sentinels.controlled()) {
      return Result.MACHINE_UNFIT;
    }
    if (any(cells, Verdict.REGRESSED)) {
      return Result.REGRESSED;
    }
    if (!sentinels.fit()) {
      return Result.MACHINE_UNFIT;
    }
    return any(cells, Verdict.INCONCLUSIVE) ? Result.INCONCLUSIVE : Result.PASS;
  }

  private static boolean any(List<CellVerdict> cells, Verdict verdict) {
    return cells.stream().anyMatch(cell -> cell.verdict() == verdict);
  }

  /** 0, 1 or 3. */
  public int exitCode() {
    return result.exitCode();
  }
}
