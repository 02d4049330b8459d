package org.xmlbench.suite.architecture.wrong.results.store;

/** How noisy the host was. */
public record DoctorFile(boolean noisy) {}
