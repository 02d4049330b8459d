package org.xmlbench.soap.sematech;

import java.util.OptionalDouble;

/**
 * The rate at which a pair breaks: rates rise by half an octave until one is not held. What one try
 * misses by chance another pair's does not: the median over pairs is the figure.
 */
final class BreakSearch {
  /** Two steps double a rate. */
  private static final double STEP = Math.sqrt(2);

  private final Trial trial;
  private final double most;

  /**
   * @param most the highest rate that is tried, in messages a second
   */
  BreakSearch(Trial trial, double most) {
    this.trial = trial;
    this.most = most;
  }

  /** Tries a rate. */
  @FunctionalInterface
  interface Trial {
    /** Whether it is held. */
    boolean holds(double perSecond) throws Exception;
  }

  /**
   * What was found.
   *
   * @param holds the highest rate that was held; empty where the first was not
   * @param breaks the lowest that was not; empty where all were held
   */
  record Found(OptionalDouble holds, OptionalDouble breaks) {}

  /** Searches upward from that rate. */
  Found from(double first) throws Exception {
    OptionalDouble held = OptionalDouble.empty();
    for (double rate = first; rate <= most; rate *= STEP) {
      if (!trial.holds(rate)) {
        return new Found(held, OptionalDouble.of(rate));
      }
      held = OptionalDouble.of(rate);
    }
    return new Found(held, OptionalDouble.empty());
  }
}
