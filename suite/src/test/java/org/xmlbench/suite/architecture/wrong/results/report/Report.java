package org.xmlbench.suite.architecture.wrong.results.report;

import org.xmlbench.suite.architecture.wrong.results.stats.DrawingStatistics;

/** A report that knows the statistics, as it may. */
public record Report(DrawingStatistics statistics) {}
