package org.xmlbench.results.history;

/**
 * A change of level in a cell's trend. For triage only.
 *
 * @param firstAfter the first run of the level that begins
 * @param ratio time of the new level over time of the level before it
 * @param probability of so great a change without one, by a single test
 */
public record LevelChange(
    RunPoint lastBefore, RunPoint firstAfter, double ratio, double probability) {}
