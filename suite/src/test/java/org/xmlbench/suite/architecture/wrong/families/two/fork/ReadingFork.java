package org.xmlbench.suite.architecture.wrong.families.two.fork;

import org.xmlbench.suite.architecture.wrong.results.report.Report;

/** A fork that knows what is made of it. */
public record ReadingFork(Report report) {}
