/**
 * The figures of runs in the formats of tools that people already have: JMH, Bencher, Apache Otava,
 * OpenMetrics. Nothing is computed here that the comparison does not say.
 */
package org.xmlbench.results.export;
