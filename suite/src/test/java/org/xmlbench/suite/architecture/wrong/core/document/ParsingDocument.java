package org.xmlbench.suite.architecture.wrong.core.document;

import org.xmlbench.suite.architecture.wrong.core.driver.MeasuringDriver;

/** A document that knows a driver. */
public record ParsingDocument(MeasuringDriver driver) {}
