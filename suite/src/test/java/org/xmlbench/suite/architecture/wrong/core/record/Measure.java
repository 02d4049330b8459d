package org.xmlbench.suite.architecture.wrong.core.record;

/** Stands for the declaration of a measure. */
public record Measure(String name) {}
