package org.xmlbench.suite.architecture.wrong.house.command;

/** What only the command line may know. */
public final class FamilyList {}
