package org.xmlbench.suite.architecture.wrong.readahead;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** An input strategy that knows which parser reads it. */
public record DrivingStrategy(OtherDriver reader) {}
