package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    Set<Integer> wasBlurred = blurred();
    blocks = times.length == 0 ? 0 : times[0].length;
    if (blocks < race.firstBlocks()) {
      return;
    }
    compared = IntStream.range(0, times.length).filter(i -> !out[i]).toArray();
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
      if (mayBeBest[row] && row != model.lowest() && mayLeave(row)) {
        leftBy[i] = compared[model.lowest()];
        leftAfter[i] = blocks;
      } else if (wasBlurred.contains(i)) {
        leftAfter[i] = blocksOf(times[i]);
      }
    }
  }

  private static int blocksOf(double[] times) {
    return (int) Arrays.stream(times).filter(time -> !Double.isNaN(time)).count();
  }

  /** A subject far behind keeps the figure that it leaves with, which has to be worth something. */
  private boolean mayLeave(int row) {
    boolean sharp =
        race.leavingHalfWidth() == 0
            || blocks >= race.blocksToLeave()
            || halfWidth(row) <= race.leavingHalfWidth();
    return sharp && model.low(row) > Math.log1p(race.margin());
  }

  /** The model by all blocks so far; {@code null} before the first look, or where all are out. */
  BestModel model() {
    return model;
  }

  /** Which subjects its rows are. */
  int[] compared() {
    return compared.clone();
  }

  /** How many blocks a subject has that left; 0 where it is in the race, or out of it. */
  int leftAfter(int subject) {
    return leftBy[subject] == IN ? 0 : leftAfter[subject];
  }

  /** Whether all subjects but one have left: each was shown to be slower than it by the margin. */
  boolean isWon() {
    return compared.length > 1
        && IntStream.of(compared).filter(subject -> leftBy[subject] == IN).count() == 1;
  }

  /** Whether no subject that is still in the race needs another block. */
  boolean isDecided() {
    boolean enough =
        blocks >= race.orderBlocks()
            || blocks >= race.firstBlocks() && (compared.length < 2 || isWon());
    return enough && IntStream.range(0, compared.length).noneMatch(this::needsMore);
  }

  /** The widest interval of those that need another block; infinite where one has none. */
  double widest() {
    return blocks < race.firstBlocks()
        ? Double.POSITIVE_INFINITY
        : IntStream.range(0, compared.length)
            .filter(this::needsMore)
            .mapToDouble(this::halfWidth)
            .max()
            .orElse(0);
  }

  /**
   * Those behind the fastest with a wider interval than the rule wants, once nothing else needs a
   * block: they get what is left of the time.
   */
  Set<Integer> blurred() {
    return blurredRows().mapToObj(row -> compared[row]).collect(Collectors.toSet());
  }

  /** The widest interval of these; 0 where there are none. */
  double widestBlurred() {
    return blurredRows().mapToDouble(this::halfWidth).max().orElse(0);
  }

  private IntStream blurredRows() {
    return isDecided() && race.leavingHalfWidth() > 0
        ? IntStream.range(0, compared.length)
            .filter(row -> row != model.lowest() && model.twoSpeeds(row).isEmpty())
            .filter(row -> halfWidth(row) > race.leavingHalfWidth())
        : IntStream.empty();
  }

  /** To the wider side, as a share of the ratio. */
  private double halfWidth(int row) {
    double ratio = row == model.lowest() ? 0 : model.difference(row);
    return Math.expm1(model.high(row) - ratio);
  }

  private boolean needsMore(int row) {
    return leftBy[compared[row]] == IN
        && compared.length > 1
        && model.twoSpeeds(row).isEmpty()
        && halfWidth(row) > race.halfWidth()
        && model.low(row) <= Math.log1p(race.decidedMargin());
  }
}
