package org.xmlbench.results.export;

import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Outcome;

/**
 * What an entry of JMH's results is of: the arms of a gate may measure the same cell.
 *
 * @param arm of a gate; {@code null} elsewhere
 * @param outcome of its forks
 */
record JmhEntry(Cell cell, String arm, Outcome outcome) {}
