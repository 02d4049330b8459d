package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.inspection.DrivingInspector;

/** A probe whose needs come from the inspection. */
public record InspectedProbe(DrivingInspector inspector) {}
