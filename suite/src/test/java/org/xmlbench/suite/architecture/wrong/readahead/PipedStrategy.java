package org.xmlbench.suite.architecture.wrong.readahead;

import org.xmlbench.suite.architecture.wrong.iolite.DrivingProgram;

/** An input strategy that knows which program it is measured with. */
public record PipedStrategy(DrivingProgram program) {}
