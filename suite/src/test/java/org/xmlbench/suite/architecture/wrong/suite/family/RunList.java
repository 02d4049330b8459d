package org.xmlbench.suite.architecture.wrong.suite.family;

/** What only the command line may know. */
public final class RunList {}
