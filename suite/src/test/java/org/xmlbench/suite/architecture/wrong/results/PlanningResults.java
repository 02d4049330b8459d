package org.xmlbench.suite.architecture.wrong.results;

import org.xmlbench.suite.architecture.wrong.suite.ExitingSuite;

/** Results that know the suite. */
public record PlanningResults(ExitingSuite suite) {}
