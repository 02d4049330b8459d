package org.xmlbench.families.parsers.tables;

import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GoalState;

/**
 * The goal of a subject of PIXIMAL on one document, and whether a run shows it.
 *
 * @param what the figure that is compared
 * @param other the fastest other subject of the same API
 * @param speed of the subject over that of the other, with its 95 % interval over blocks; of the
 *     first document over medians, with what the slowest fork of one and the quickest of the other
 *     make of it
 */
record PiximalGoal(
    String document, String what, String subject, String other, Estimate speed, double atLeast) {
  GoalState state() {
    return GoalState.atLeast(atLeast, speed);
  }
}
