package org.xmlbench.results.stats;

import java.util.Locale;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Manifest;

/**
 * Which subjects belong to the fastest set: the one of the lowest mean, and every other that is not
 * shown to be slower by more than a margin. Figures of forks that are a few percent from warm
 * cannot show a difference that is smaller than that, however narrow their intervals are; and a
 * difference near the limit of what a run can tell would change sides from run to run. The margin
 * is an indifference zone, as in the selection of the best (Bechhofer, Annals of Mathematical
 * Statistics 25, 1954).
 *
 * @param margin ratio to the fastest, less 1, that counts as no difference; 0 where every
 *     difference that can be distinguished counts
 */
public record FastestRule(double margin) {
  /** The name of the margin among a manifest's options; runs without it have none. */
  public static final String OPTION = "fastestMargin";

  /** Ratios of parsers are within this of those of warm forks (see {@code xmlbench bias}). */
  public static final double OF_PARSERS = 0.03;

  /** What being in the set means where there is no margin. */
  public static final String MEANING = "cannot be told from the fastest";

  /** Every difference that can be distinguished counts. */
  static final FastestRule NO_MARGIN = new FastestRule(0);

  private static final double PERCENT = 100;

  /** Checks the margin. */
  public FastestRule {
    if (!(margin >= 0 && margin < 1)) {
      throw new IllegalArgumentException("margin " + margin);
    }
  }

  /**
   * The rule that was fixed before the run.
   *
   * @throws UserErrorException when its manifest is damaged there
   */
  static FastestRule of(Manifest manifest) {
    String margin = manifest.options().get(OPTION);
    try {
      return margin == null ? NO_MARGIN : new FastestRule(Double.parseDouble(margin));
    } catch (IllegalArgumentException e) {
      throw new UserErrorException(
          "the manifest's option %s is %s, where a ratio from 0 to 1 is needed"
              .formatted(OPTION, margin),
          e);
    }
  }

  /**
   * Whether a subject belongs to the set.
   *
   * @param best the one of the lowest mean of those in question
   */
  boolean contains(AllPairs pairs, int best, int row) {
    return row == best
        || !pairs.separated(best, row)
        || pairs.difference(row, best) - pairs.margin(row, best) <= Math.log1p(margin);
  }

  /** The margin in percent, for people; empty where there is none. */
  Optional<Double> percent() {
    return margin == 0 ? Optional.empty() : Optional.of(PERCENT * margin);
  }

  /** How several of the set stand to the fastest, such as in {@code fastest, …: a, b}. */
  static String several(Double percent) {
    return percent == null
        ? "order not shown"
        : "or not shown to be more than " + text(percent) + " slower";
  }

  /** What being in the set means where there is a margin. */
  static String meaning(double percent) {
    return "not shown to be more than " + text(percent) + " slower than the fastest";
  }

  /** Of that many subjects, all in the set. */
  static String all(int number, Double percent) {
    return percent == null
        ? "none of the " + number + " can be told from the fastest"
        : "none of the %d is shown to be more than %s slower than the fastest"
            .formatted(number, text(percent));
  }

  private static String text(double percent) {
    return String.format(Locale.ROOT, percent % 1 == 0 ? "%.0f %%" : "%.1f %%", percent);
  }
}
