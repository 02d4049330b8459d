package org.xmlbench.suite.architecture.wrong.readahead;

import org.xmlbench.suite.architecture.wrong.experiments.ProgramExperiment;

/** An input strategy that knows in which experiment it is tried. */
public record TriedStrategy(ProgramExperiment experiment) {}
