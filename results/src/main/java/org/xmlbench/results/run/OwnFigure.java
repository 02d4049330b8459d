package org.xmlbench.results.run;

import org.xmlbench.results.stats.Estimate;

/**
 * A figure of a cell that is no time of an operation, for the formats of other tools.
 *
 * @param measure its name in Bencher's format; {@code null} where that leaves it out
 * @param column the end of its column's name for Otava; {@code null} where that leaves it out
 * @param gauge its name in OpenMetrics, without that of the project and without a unit
 * @param help what it is, in a sentence
 * @param value calls a second, or microseconds; {@code null} of a count, and where it is unknown
 * @param count a count; {@code null} of all others, and where it is unknown
 */
public record OwnFigure(
    Kind kind,
    String measure,
    String column,
    String gauge,
    String help,
    Estimate value,
    Long count) {

  public enum Kind {
    /** A rate: a number a second. */
    RATE,
    /** Microseconds. */
    TIME,
    /** A number of things. */
    COUNT
  }

  public boolean isKnown() {
    return value != null || count != null;
  }

  public double number() {
    return value == null ? count : value.value();
  }
}
