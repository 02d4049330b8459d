package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonValue;
import org.xmlbench.core.Labelled;

/** How a goal stands that a figure is to reach. */
public enum GoalState implements Labelled {
  /** All of the interval is what is wanted. */
  MET("met"),
  /** None of it is. */
  MISSED("missed"),
  /** Some of it is, or there is none. */
  OPEN("not decided");

  private final String label;

  GoalState(String label) {
    this.label = label;
  }

  @Override
  @JsonValue
  public String label() {
    return label;
  }

  /** Of a figure that is to have at least that value. */
  public static GoalState atLeast(double wanted, Estimate figure) {
    if (figure.low() == null) {
      return OPEN;
    }
    if (figure.low() >= wanted) {
      return MET;
    }
    return figure.high() < wanted ? MISSED : OPEN;
  }

  /** Of a figure that is to have at most that value. */
  public static GoalState atMost(double wanted, Estimate figure) {
    return atLeast(-wanted, figure.map(value -> -value));
  }
}
