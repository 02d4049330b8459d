/**
 * The forms in which a comparison is shown: a table on the terminal, CSV, JSON, and one HTML file
 * that works without a network. All of them show the figures of {@link
 * org.xmlbench.results.stats.Comparison} and compute no others.
 */
package org.xmlbench.results.report;
