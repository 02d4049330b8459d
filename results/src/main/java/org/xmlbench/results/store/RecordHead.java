package org.xmlbench.results.store;

import org.xmlbench.core.record.Cell;

/**
 * What a record says of its place in a run.
 *
 * @param run id of the run
 * @param cell what was measured
 * @param block number of its block
 * @param arm of a gate; {@code null} elsewhere
 * @param attempt at that place, from 1
 */
public record RecordHead(String run, Cell cell, int block, String arm, int attempt) {}
