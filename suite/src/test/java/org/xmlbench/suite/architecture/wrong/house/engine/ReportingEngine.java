package org.xmlbench.suite.architecture.wrong.house.engine;

import org.xmlbench.suite.architecture.wrong.results.report.Report;

/** Knows a report. */
record ReportingEngine(Report report) {}
