/**
 * Runs that several nodes make together: the plan that they share, the part that each leaves, and
 * the run that is merged from parts.
 */
package org.xmlbench.results.grid;
