package org.xmlbench.results.stats;

import java.util.Arrays;
import org.xmlbench.results.store.Race;

/** The race of some subjects by their times alone, look by look. */
final class RaceReplay {
  private static final int IN = -1;

  private final Race race;
  private final int[] leftAfter;
  private final int[] leftBy;
  private BestModel model;
  private int[] compared = new int[0];
  private int blocks;

  RaceReplay(Race race, int subjects) {
    this.race = race;
    this.leftAfter = new int[subjects];
    this.leftBy = new int[subjects];
    Arrays.fill(leftBy, IN);
  }

  /**
   * Takes the next block.
   *
   * @param times logarithms of all times so far: a row for each subject, a column for each block,
   *     NaN where the subject has none
   * @param out which subjects are not compared by now
   */
  void look(double[][] times, boolean[] out) {
    blocks = times.length == 0 ? 0 : times[0].length;
    if (blocks < race.firstBlocks()) {
      return;
    }
    compared = java.util.stream.IntStream.range(0, times.length).filter(i -> !out[i]).toArray();
    for (int i : compared) {
      if (leftBy[i] != IN && out[leftBy[i]]) {
        leftBy[i] = IN;
      }
    }
    boolean[] mayBeBest = new boolean[compared.length];
    double[][] rows = new double[compared.length][];
    boolean any = false;
    for (int row = 0; row < compared.length; row++) {
      mayBeBest[row] = leftBy[compared[row]] == IN;
      any |= mayBeBest[row];
      rows[row] = times[compared[row]];
    }
    model = any ? new BestModel(rows, mayBeBest) : null;
    for (int row = 0; any && row < compared.length; row++) {
      int i = compared[row];
      if (mayBeBest[row]
          && row != model.best()
          && model.difference(row) - model.margin(row) > Math.log1p(race.margin())) {
        leftBy[i] = compared[model.best()];
        leftAfter[i] = blocks;
      }
    }
  }

  /** After how many blocks that subject left; 0 where it is in the race, or out of it. */
  int leftAfter(int subject) {
    return leftBy[subject] == IN ? 0 : leftAfter[subject];
  }

  /** Whether no subject that is still in needs another block. */
  boolean isDecided() {
    int in = 0;
    boolean open = blocks < race.orderBlocks();
    for (int row = 0; row < compared.length; row++) {
      if (leftBy[compared[row]] == IN) {
        in++;
        open |= needsMore(row);
      }
    }
    return blocks >= race.firstBlocks() && (!open || compared.length < 2 || in < 2 && !open);
  }

  /** The widest of those that need another block; infinite without an interval, 0 of none. */
  double widest() {
    if (blocks < race.firstBlocks()) {
      return Double.POSITIVE_INFINITY;
    }
    double widest = 0;
    for (int row = 0; row < compared.length; row++) {
      if (leftBy[compared[row]] == IN && needsMore(row)) {
        widest = Math.max(widest, Math.expm1(model.margin(row)));
      }
    }
    return widest;
  }

  private boolean needsMore(int row) {
    double margin = model.margin(row);
    return Math.expm1(margin) > race.halfWidth()
        && model.difference(row) - margin <= Math.log1p(race.decidedMargin());
  }
}
