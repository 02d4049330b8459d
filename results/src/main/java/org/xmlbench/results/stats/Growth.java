package org.xmlbench.results.stats;

import java.util.List;
import org.xmlbench.core.Labelled;

/**
 * How one subject's time grows: time = c · size<sup>power</sup>. Both powers have Student's
 * interval over rounds, which with Bonferroni's correction holds for all subjects of the sweep at
 * once.
 *
 * @param sizes different sizes on which it is {@code ok}
 * @param rounds rounds in which it was timed at all of these
 * @param power over all sizes: the least-squares slope of log time on log size, found in each round
 *     apart, and their mean; {@code null} where there are fewer than two sizes or no round
 * @param localPower the same between the two largest sizes alone, where a fixed cost hides least;
 *     {@code null} where there is no power
 * @param fitted the ends of the fitted line; empty where there is no power
 * @param verdict whether time grows faster than size where sizes are large; {@code null} where
 *     there is none
 * @param says the verdict in words, or the reason why there is none
 */
public record Growth(
    int sizes,
    int rounds,
    Estimate power,
    Estimate localPower,
    List<FittedPoint> fitted,
    Verdict verdict,
    String says) {

  public Growth {
    fitted = List.copyOf(fitted);
  }

  /**
   * How far from 1 a power counts as 1: over a decade of size, a time in proportion and one that
   * grows as this much more differ by 12 %.
   */
  public static final double MARGIN = 0.05;

  /** The verdict of the interval of the local power on a power of 1. */
  public enum Verdict implements Labelled {
    /** The interval lies above 1, and not all of it within the margin. */
    FASTER("faster than %s"),
    /** The whole interval lies within the margin. */
    IN_PROPORTION("in proportion to %s"),
    /** The interval holds no power above the margin, but one below. */
    NOT_FASTER("not faster than %s"),
    /** The interval holds 1 and powers above the margin. */
    UNDECIDED("cannot be told");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    static Verdict of(Estimate localPower) {
      if (localPower.high() > 1 + MARGIN) {
        return localPower.low() > 1 ? FASTER : UNDECIDED;
      }
      return localPower.low() >= 1 - MARGIN ? IN_PROPORTION : NOT_FASTER;
    }

    String words(SizeUnit unit) {
      return words.formatted(unit.symbol());
    }
  }

  /**
   * A point of the fitted line.
   *
   * @param size in the sweep's unit
   * @param micros microseconds an operation
   */
  public record FittedPoint(long size, double micros) {}
}
