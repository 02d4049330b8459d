package org.xmlbench.suite.architecture.wrong.families.two.tables;

import org.xmlbench.suite.architecture.wrong.families.two.runs.OtherRuns;

/** Tables that know what made the run. */
public record RunningTables(OtherRuns runs) {}
