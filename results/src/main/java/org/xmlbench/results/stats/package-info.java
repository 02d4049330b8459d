/**
 * From fork records to a comparison: the fork is the unit, differences are taken inside blocks, and
 * nothing is ordered inside its margin of error.
 */
package org.xmlbench.results.stats;
