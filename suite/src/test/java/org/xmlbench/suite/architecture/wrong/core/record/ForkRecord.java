package org.xmlbench.suite.architecture.wrong.core.record;

/** Stands for the record of a fork. */
public record ForkRecord(String run) {}
