package org.xmlbench.suite.architecture.wrong.inspection;

import org.xmlbench.suite.architecture.wrong.core.driver.MeasuringDriver;

public record DrivingInspector(MeasuringDriver driver) {}
