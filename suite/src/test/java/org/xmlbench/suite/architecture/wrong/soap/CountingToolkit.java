package org.xmlbench.suite.architecture.wrong.soap;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** A toolkit's measurement that knows which driver parses for it. */
public record CountingToolkit(OtherDriver parser) {}
