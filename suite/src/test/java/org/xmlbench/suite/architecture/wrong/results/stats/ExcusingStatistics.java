package org.xmlbench.suite.architecture.wrong.results.stats;

import org.xmlbench.suite.architecture.wrong.results.store.DoctorFile;

/** Figures that a noisy host excuses. */
public record ExcusingStatistics(DoctorFile host) {}
