package org.xmlbench.suite.architecture.wrong.results.store;

/** What is fixed about a run. */
public record Manifest(String profile) {}
