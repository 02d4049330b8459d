/**
 * The figures of runs in the formats of tools that people already have: JMH, Bencher, Apache Otava,
 * OpenMetrics. Every figure is one of the comparison; none is computed here.
 */
package org.xmlbench.results.export;
