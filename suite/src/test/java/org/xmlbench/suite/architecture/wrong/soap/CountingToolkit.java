package org.xmlbench.suite.architecture.wrong.soap;

import org.xmlbench.suite.architecture.wrong.iolite.DrivingProgram;

/** A toolkit's measurement that knows another family's program. */
public record CountingToolkit(DrivingProgram program) {}
