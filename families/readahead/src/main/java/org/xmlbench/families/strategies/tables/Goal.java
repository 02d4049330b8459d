package org.xmlbench.families.strategies.tables;

import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GoalState;

/**
 * One of the experiment's goals, and whether the figures of one table meet it. What is not known is
 * {@code null}.
 *
 * @param what the goal, in words
 * @param where driver, document, condition and processors; {@code nowhere} where nothing was
 *     measured
 * @param state whether it is met
 * @param who the strategy, or pair of strategies, to which the figure belongs
 * @param figure with its 95 % interval over rounds
 * @param atLeast what the figure has to be
 * @param largerRequests of a speedup, the share that larger requests alone have in it
 */
record Goal(
    String what,
    String where,
    GoalState state,
    String who,
    Estimate figure,
    double atLeast,
    Estimate largerRequests) {
  static Goal of(
      String what, String where, String who, Estimate figure, double atLeast, boolean met) {
    return new Goal(
        what, where, met ? GoalState.MET : GoalState.MISSED, who, figure, atLeast, null);
  }

  static Goal notMeasured(String what, double atLeast) {
    return new Goal(what, "nowhere", GoalState.NOT_MEASURED, null, null, atLeast, null);
  }

  Goal with(Estimate requests) {
    return new Goal(what, where, state, who, figure, atLeast, requests);
  }
}
