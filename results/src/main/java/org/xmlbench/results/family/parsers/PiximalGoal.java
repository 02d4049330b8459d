package org.xmlbench.results.family.parsers;

import org.xmlbench.core.Labelled;
import org.xmlbench.results.stats.Estimate;

/**
 * What is wanted of a subject of PIXIMAL on one document, and whether a run shows it.
 *
 * @param document its name
 * @param subject of PIXIMAL
 * @param other the fastest other subject of the same API
 * @param speed of the subject over that of the other, with its 95 % interval over blocks
 * @param atLeast what that has to be
 */
record PiximalGoal(String document, String subject, String other, Estimate speed, double atLeast) {
  /** How a goal stands. */
  enum State implements Labelled {
    /** All of the interval is what is wanted. */
    MET("met"),
    /** None of it is. */
    MISSED("missed"),
    /** Some of it is, or there is none. */
    OPEN("not decided");

    private final String label;

    State(String label) {
      this.label = label;
    }

    @Override
    public String label() {
      return label;
    }
  }

  State state() {
    if (speed.low() == null) {
      return State.OPEN;
    }
    if (speed.low() >= atLeast) {
      return State.MET;
    }
    return speed.high() < atLeast ? State.MISSED : State.OPEN;
  }
}
