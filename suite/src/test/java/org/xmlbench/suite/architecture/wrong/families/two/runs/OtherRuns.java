package org.xmlbench.suite.architecture.wrong.families.two.runs;

public final class OtherRuns {}
