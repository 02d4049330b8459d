package org.xmlbench.results.warmth;

import org.xmlbench.core.record.Cell;
import org.xmlbench.results.stats.Estimate;

/**
 * The bias of one cell: what its short forks take over what its long forks take.
 *
 * @param rounds in which it has both
 * @param ratio time of an operation in short forks over that in long forks, the geometric mean over
 *     the rounds with Student's interval; 1 is warm
 * @param toFastest the same of its ratio to the document's fastest subject, which is what tables
 *     compare: what both lack is not in it
 */
public record CellBias(Cell cell, int rounds, Estimate ratio, Estimate toFastest) {}
