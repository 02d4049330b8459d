package org.xmlbench.families.sematech.fork;

import java.util.Optional;

/**
 * The rate at which a pair breaks: rates rise by half an octave until one is shown not to be held.
 * One that too few messages can judge ends nothing.
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
    OpenLoop.Held at(double perSecond) throws Exception;
  }

  /**
   * A rate that was tried.
   *
   * @param perSecond messages a second
   * @param messages that were sent
   */
  record Tried(double perSecond, int messages) {}

  /**
   * The result.
   *
   * @param holds the highest rate that was shown to be held; empty where none was
   * @param breaks the lowest that was shown not to be; empty where none was
   */
  record Found(Optional<Tried> holds, Optional<Tried> breaks) {}

  /** Searches upward from that rate. */
  Found from(double first) throws Exception {
    Optional<Tried> holds = Optional.empty();
    for (double rate = first; rate <= most; rate *= STEP) {
      OpenLoop.Held held = trial.at(rate);
      Tried tried = new Tried(rate, held.messages());
      if (held.isJudged()) {
        if (!held.isHeld()) {
          return new Found(holds, Optional.of(tried));
        }
        holds = Optional.of(tried);
      }
    }
    return new Found(holds, Optional.empty());
  }
}
