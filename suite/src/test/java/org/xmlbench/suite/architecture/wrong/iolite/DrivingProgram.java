package org.xmlbench.suite.architecture.wrong.iolite;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** A program that knows which parser counts for it. */
public record DrivingProgram(OtherDriver parser) {}
