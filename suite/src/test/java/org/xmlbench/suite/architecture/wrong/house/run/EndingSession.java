package org.xmlbench.suite.architecture.wrong.house.run;

import org.xmlbench.suite.architecture.wrong.suite.ExitingSuite;

/** A session that knows the suite. */
public record EndingSession(ExitingSuite suite) {}
