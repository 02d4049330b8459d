package org.xmlbench.families.parsers.tables;

import java.util.Optional;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.GoalState;

/**
 * The goal of a subject of PIXIMAL on one document, and whether a run shows it.
 *
 * @param collector the garbage collector's label
 * @param what the figure that is compared
 * @param engine how texts were read, where the forks tell it
 * @param other the subject that it is compared with
 * @param speed of the subject over that of the other, with its 95 % interval over blocks
 */
record PiximalGoal(
    String document,
    String collector,
    String what,
    String subject,
    Optional<String> engine,
    String other,
    Estimate speed,
    double atLeast) {
  /** By the lower end of the interval. */
  GoalState state() {
    return GoalState.atLeast(atLeast, speed);
  }
}
