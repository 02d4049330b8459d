/**
 * What the runs of input strategies say: the analysis as it was published (M. R. Head and M.
 * Govindaraju, SOCP 2007), and one by blocks that takes a gain apart into larger requests, work
 * taken off the parser's thread, and overlap.
 */
package org.xmlbench.results.family.strategies;
