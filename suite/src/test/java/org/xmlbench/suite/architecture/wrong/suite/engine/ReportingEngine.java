package org.xmlbench.suite.architecture.wrong.suite.engine;

import org.xmlbench.suite.architecture.wrong.results.report.Report;

/** Knows a report. */
record ReportingEngine(Report report) {}
