package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Stage 2: fresh blocks of all cells that entered decide alone, those of stage 1 are forgotten. A
 * cell is regressed if Holm's procedure over all that entered rejects a ratio of at most 1 + margin
 * at the error rate; else it passes if its upper bound is below 1 + pass bound; else, and where
 * fewer than four blocks were measured, it is inconclusive.
 */
public final class Confirmation {
  /** More blocks than that are not proposed. */
  static final int MOST_BLOCKS = 10_000;

  /** Nor fewer than stage 2 has by default: the spread of fewer is too uncertain to plan with. */
  private static final int FEWEST_BLOCKS = GateSettings.defaults().confirmBlocks();

  private static final int STAGE = 2;

  private Confirmation() {}

  /**
   * Judges all cells of stage 2 together.
   *
   * @param fresh the blocks of stage 2 of every cell that entered it, also of one without any: it
   *     counts in the correction and is inconclusive
   * @return verdicts by the cell's name, in the order of names
   */
  public static SequencedMap<String, CellVerdict> decide(
      GateSettings settings, Map<String, BlockDifferences> fresh) {
    var cells = new TreeMap<>(fresh);
    List<String> names = new ArrayList<>(cells.keySet());
    double[] pValues =
        cells.values().stream().mapToDouble(b -> b.pValueAbove(settings.logMargin())).toArray();
    double[] adjusted = Holm.adjusted(pValues);
    var verdicts = new TreeMap<String, CellVerdict>();
    for (int i = 0; i < adjusted.length; i++) {
      String name = names.get(i);
      verdicts.put(name, verdict(settings, name, cells.get(name), adjusted[i], cells.size()));
    }
    return Collections.unmodifiableSequencedMap(verdicts);
  }

  private static CellVerdict verdict(
      GateSettings settings, String cell, BlockDifferences blocks, double adjustedP, int cells) {
    Verdict verdict = verdict(settings, blocks, adjustedP);
    return new CellVerdict(
        cell,
        verdict,
        STAGE,
        blocks.n(),
        CellFigures.of(settings, blocks, OptionalDouble.of(adjustedP), cells),
        verdict == Verdict.INCONCLUSIVE
            ? blocksNeeded(settings, blocks, cells)
            : OptionalInt.empty(),
        Optional.empty());
  }

  private static Verdict verdict(GateSettings settings, BlockDifferences blocks, double adjustedP) {
    if (!blocks.allowsVerdict()) {
      return Verdict.INCONCLUSIVE;
    }
    if (adjustedP <= settings.errorRate()) {
      return Verdict.REGRESSED;
    }
    return blocks.upper(settings.passLevel()) < settings.logPassBound()
        ? Verdict.PASS
        : Verdict.INCONCLUSIVE;
  }

  private static OptionalInt blocksNeeded(
      GateSettings settings, BlockDifferences blocks, int cells) {
    if (!blocks.hasSpread()) {
      return OptionalInt.of(FEWEST_BLOCKS);
    }
    double toPass = settings.logPassBound() - blocks.mean();
    double toRegress = blocks.mean() - settings.logMargin();
    int n =
        Math.min(
            SampleSize.of(toPass / blocks.sd(), settings.passLevel(), MOST_BLOCKS),
            SampleSize.of(toRegress / blocks.sd(), settings.errorRate() / cells, MOST_BLOCKS));
    return n > MOST_BLOCKS ? OptionalInt.empty() : OptionalInt.of(Math.max(n, FEWEST_BLOCKS));
  }
}
