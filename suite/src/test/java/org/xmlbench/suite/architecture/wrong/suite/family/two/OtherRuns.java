package org.xmlbench.suite.architecture.wrong.suite.family.two;

/** A family. */
public final class OtherRuns {}
