package org.xmlbench.suite.architecture.wrong.results.family;

/** What only those above may know. */
public final class FamilyList {}
