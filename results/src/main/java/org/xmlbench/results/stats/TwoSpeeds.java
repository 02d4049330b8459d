package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A subject whose forks fall into two groups: a mean of two speeds depends on how many forks got
 * which, so nothing orders it.
 *
 * <p>The residuals of its forks, block taken out by the other subjects, are cut in two where the
 * squares inside both parts are least. Two quotients of the distance of the parts must both be
 * large: that to a spread which is drawn towards a typical subject's, beyond the 99 % point of
 * normal forks, and that to the spread inside the parts alone, beyond the 80 % point, so that a
 * subject which merely spreads more than the others is seldom taken for one of two speeds. Both
 * points are simulated, and the same with 5 and with 20 subjects ({@code TwoSpeedsTest}).
 *
 * @param slow how many of its forks are of the slower group
 * @param percent by how much the slower group takes longer
 */
public record TwoSpeeds(int slow, int forks, double percent) {
  static final int LEAST_BLOCKS = 4;
  private static final int MOST_TABLED = 8;
  private static final int LEAST_OTHERS = 2;
  private static final double PRIOR_FREEDOM = 6;
  private static final double PERCENT = 100;

  /** By blocks, from four on. */
  private static final double[] TO_TYPICAL = {3.75, 4.0, 4.3, 4.6, 4.85};

  private static final double[] TO_OWN = {5.85, 5.3, 5.25, 5.3, 5.45};

  /**
   * Whether the forks of a subject fall into two groups.
   *
   * @param times logarithms of times: a row for each subject, a column for each block, NaN where
   *     the subject has none
   * @param typical variance of a fork of a typical subject
   * @return empty also where there are too few forks, or other subjects, to tell
   */
  static Optional<TwoSpeeds> of(double[][] times, int subject, double typical) {
    double[] sorted = residuals(times, subject);
    int n = sorted.length;
    if (n < LEAST_BLOCKS || n > MOST_TABLED) {
      return Optional.empty();
    }
    Arrays.sort(sorted);
    Split split = Split.best(sorted);
    int row = n - LEAST_BLOCKS;
    double drawn = (PRIOR_FREEDOM * typical + split.within()) / (PRIOR_FREEDOM + n - 2);
    return split.between() > square(TO_TYPICAL[row]) * drawn
            && split.between() > square(TO_OWN[row]) * split.within() / (n - 2)
        ? Optional.of(new TwoSpeeds(n - split.fast(), n, PERCENT * Math.expm1(split.distance())))
        : Optional.empty();
  }

  private static double square(double value) {
    return value * value;
  }

  /** Empty where there are too few forks, or fewer than two others have all blocks of it. */
  private static double[] residuals(double[][] times, int subject) {
    int[] blocks = blocks(times[subject]);
    double[] residuals = new double[blocks.length];
    int others = 0;
    for (int i = 0; i < times.length && blocks.length >= LEAST_BLOCKS; i++) {
      if (i != subject && hasAll(times[i], blocks)) {
        others++;
        double mean = mean(times[i], blocks);
        for (int j = 0; j < blocks.length; j++) {
          residuals[j] -= times[i][blocks[j]] - mean;
        }
      }
    }
    for (int j = 0; j < blocks.length; j++) {
      residuals[j] = times[subject][blocks[j]] + residuals[j] / Math.max(1, others);
    }
    return others < LEAST_OTHERS ? new double[0] : residuals;
  }

  private static int[] blocks(double[] times) {
    int[] blocks = new int[times.length];
    int number = 0;
    for (int j = 0; j < times.length; j++) {
      if (!Double.isNaN(times[j])) {
        blocks[number++] = j;
      }
    }
    return Arrays.copyOf(blocks, number);
  }

  private static boolean hasAll(double[] times, int[] blocks) {
    for (int j : blocks) {
      if (Double.isNaN(times[j])) {
        return false;
      }
    }
    return true;
  }

  private static double mean(double[] times, int[] blocks) {
    double mean = 0;
    for (int j : blocks) {
      mean += times[j] / blocks.length;
    }
    return mean;
  }

  @JsonProperty
  public String text() {
    return String.format(
        Locale.ROOT,
        "two speeds: %d of %d forks take %.0f %% longer, so it is not ordered",
        slow,
        forks,
        percent);
  }

  /**
   * Sorted values, cut in two.
   *
   * @param fast number of the lower ones
   * @param distance of the two means
   * @param between sum of squares between the parts
   * @param within sum of squares inside them
   */
  private record Split(int fast, double distance, double between, double within) {
    static Split best(double[] sorted) {
      int n = sorted.length;
      double sum = 0;
      double squares = 0;
      for (double value : sorted) {
        sum += value / n;
      }
      for (double value : sorted) {
        squares += (value - sum) * (value - sum);
      }
      Split best = null;
      double lower = 0;
      for (int fast = 1; fast < n; fast++) {
        lower += sorted[fast - 1] - sum;
        double distance = -lower / (n - fast) - lower / fast;
        double between = distance * distance * fast * (n - fast) / n;
        if (best == null || between > best.between()) {
          best = new Split(fast, distance, between, Math.max(0, squares - between));
        }
      }
      return best;
    }
  }
}
