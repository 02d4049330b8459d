package org.xmlbench.results.store;

/**
 * How many blocks a document gets, where the plan leaves it to the spread that is found: Stein's
 * two stages. Fixed before the run.
 *
 * @param halfWidth the half width that the interval of a ratio is to have: 0.02 is 2 %
 * @param firstBlocks blocks of every document, whose spread decides how many there are in all
 * @param mostBlocks blocks that no document goes beyond
 */
public record Sampling(double halfWidth, int firstBlocks, int mostBlocks) {}
