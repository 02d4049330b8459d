package org.xmlbench.results.family.strategies;

import com.fasterxml.jackson.annotation.JsonValue;
import org.xmlbench.results.stats.Estimate;

/**
 * One of the experiment's goals, and whether the figures of one table meet it. What is not known is
 * {@code null}.
 *
 * @param what the goal, in words
 * @param where driver, document, condition and processors; empty where nothing was measured
 * @param state whether it is met
 * @param who the strategy, or pair of strategies, to which the figure belongs
 * @param figure with its 95 % interval over rounds
 * @param atLeast what the figure has to be
 * @param largerRequests of a speedup, the share that larger requests alone have in it
 */
public record Goal(
    String what,
    String where,
    State state,
    String who,
    Estimate figure,
    double atLeast,
    Estimate largerRequests) {
  /** How a goal stands. */
  public enum State {
    /** The figure is what it has to be. */
    MET("met"),
    /** It is not. */
    MISSED("missed"),
    /** The run has no figure for it. */
    NOT_MEASURED("not measured");

    private final String label;

    State(String label) {
      this.label = label;
    }

    /** As it is written. */
    @JsonValue
    public String label() {
      return label;
    }
  }

  static Goal of(
      String what, String where, String who, Estimate figure, double atLeast, boolean met) {
    return new Goal(what, where, met ? State.MET : State.MISSED, who, figure, atLeast, null);
  }

  static Goal notMeasured(String what, double atLeast) {
    return new Goal(what, "", State.NOT_MEASURED, null, null, atLeast, null);
  }

  Goal with(Estimate requests) {
    return new Goal(what, where, state, who, figure, atLeast, requests);
  }
}
