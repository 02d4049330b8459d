package org.xmlbench.suite.architecture.wrong.families.two.runs;

/** A family. */
public final class OtherRuns {}
