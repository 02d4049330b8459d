package org.xmlbench.suite.architecture.wrong.experiments;

import org.xmlbench.suite.architecture.wrong.iolite.DrivingProgram;

/** An experiment that knows another program. */
public record ProgramExperiment(DrivingProgram program) {}
