/**
 * Results of input strategies: the analysis as it was published (M. R. Head and M. Govindaraju,
 * SOCP 2007), and one by blocks that splits a gain into larger requests, work taken off the
 * parser's thread, and overlap.
 */
package org.xmlbench.families.strategies.tables;
