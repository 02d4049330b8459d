package org.xmlbench.suite.architecture.wrong.results.stats;

import org.xmlbench.suite.architecture.wrong.results.report.Report;

/** Statistics that know the report, which knows them. */
public record DrawingStatistics(Report report) {}
