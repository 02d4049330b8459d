package org.xmlbench.suite.architecture.wrong.inspection;

import org.xmlbench.suite.architecture.wrong.core.driver.MeasuringDriver;

/** An inspection that asks a driver. */
public record DrivingInspector(MeasuringDriver driver) {}
